/** What games are called: on their boxes, which the shell has, or (for those that it does not know) in their own texts. */
import { loadBundle } from './loading';
import { shell } from '../shell/shell.svelte';
import { Texts } from '../words/texts';

class Titles {
  private known = $state.raw<Record<string, Texts>>({});
  private readonly asked = new Set<string>();

  /** The texts that speak of a game; null until they are there. */
  of(game: string): Texts | null {
    if (shell.text?.has(`game-${game}`)) return shell.text;
    const { language } = shell;
    const key = `${language}/${game}`;
    if (!this.asked.has(key)) {
      this.asked.add(key);
      loadBundle(language, game).then(
        (bundle) => (this.known = { ...this.known, [key]: new Texts(language, bundle) }),
        () => this.asked.delete(key),
      );
    }
    return this.known[key] ?? null;
  }
}

const titles = new Titles();

/** The name of a game; empty until its words are there. */
export const nameOf = (game: string): string => titles.of(game)?.find(`game-${game}`) ?? titles.of(game)?.find('title') ?? '';
/** A line that makes people want to play it, if it has one. */
export const pitchOf = (game: string): string => titles.of(game)?.find(`game-${game}.pitch`) ?? '';
