/** What lists say of games, in the words of those: a few names of each, loaded when there are tables. */
import type { TableLine } from '../../generated/schema';
import { loadGist } from '../games/loading';
import { shell } from '../shell/shell.svelte';
import { Texts } from '../words/texts';

export class Gists {
  private known = $state.raw<Record<string, Texts>>({});

  /** To be made while a component is set up. */
  constructor(tables: () => TableLine[]) {
    const games = $derived([...new Set(tables().map((table) => table.game))].sort().join('|'));
    $effect(() => {
      const { language } = shell;
      for (const game of games.split('|').filter(Boolean)) {
        loadGist(language, game).then((bundle) => {
          if (language === shell.language) this.known = { ...this.known, [game]: new Texts(language, bundle) };
        }, () => undefined);
      }
    });
  }

  /** The words of a game; null until they are there. */
  of(game: string): Texts | null {
    return this.known[game] ?? null;
  }
}
