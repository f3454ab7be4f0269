/** What every page of a game shares: its module, its words in the language of now, and the thing being looked at. */
import { untrack } from 'svelte';
import type { FluentBundle } from '@fluent/bundle';
import type { GameModule } from '../game';
import { loadBundle, loadModule, loadVocabulary } from './loading';
import { shell } from '../shell/shell.svelte';
import { fetchIcons } from '../icons/sprites';
import { provideTalk } from '../words/talk';
import { NO_VOCABULARY, Texts, type Language, type Vocabulary } from '../words/texts';

interface Spoken {
  language: Language;
  bundle: FluentBundle;
}

export class Room {
  module = $state.raw<GameModule | null>(null);
  /** The thing shown large, and beside what. */
  looked = $state.raw<{ id: string; at: DOMRect | null; note?: string | undefined } | null>(null);
  /** The thing that a text points at. */
  pointed = $state<string | null>(null);
  failed = $state.raw<unknown>(null);

  private vocabulary = $state.raw<Vocabulary>(NO_VOCABULARY);
  private spoken = $state.raw<Spoken | null>(null);
  private seats: string[] = [];
  private people: string[] = [];
  private sides: string[] = [];

  /** To be made while a component is set up. `seats` gives the things that the seats are named after, `people` the
   *  names of those who sit there, `sides` the sides of the seats and those that nobody plays. */
  constructor(
    game: () => string | null,
    seats: () => string[] = () => [],
    people: () => string[] = () => [],
    sides: () => string[] = () => [],
  ) {
    // As strings: the texts are made anew only where a name has changed.
    const things = $derived(JSON.stringify(seats()));
    const names = $derived(JSON.stringify(people()));
    const parties = $derived(JSON.stringify(sides()));
    $effect(() => {
      this.seats = JSON.parse(things) as string[];
      this.people = JSON.parse(names) as string[];
      this.sides = JSON.parse(parties) as string[];
      this.retell();
    });
    $effect(() => {
      const id = game();
      if (id !== null) this.load(id).catch((error) => (this.failed = error));
    });
    $effect(() => {
      const id = game();
      const language = shell.language;
      if (id === null) return;
      loadBundle(language, id).then((bundle) => {
        if (language !== shell.language) return;
        this.spoken = { language, bundle };
        this.retell();
      }, (error) => (this.failed = error));
    });
    $effect(() => {
      const module = this.module;
      if (!module) return;
      const style = document.documentElement.style;
      style.setProperty('--accent', module.accent[shell.dark ? 'dark' : 'light']);
      return () => style.removeProperty('--accent');
    });
    provideTalk({
      looks: () => this.module?.looks,
      symbol: () => this.module?.Symbol,
      point: this.point,
      show: (id) => this.look(id),
    });
  }

  /** The game in words; null until they are there. */
  text = $state.raw<Texts | null>(null);

  /** An element that goes away loses the focus while the page is being drawn, when nothing may change: so, later. */
  look = (id: string | null, at?: DOMRect, note?: string): void => {
    queueMicrotask(() => (this.looked = id !== null && this.text?.knows(id) ? { id, at: at ?? null, note } : null));
  };

  point = (id: string | null, at?: DOMRect): void => {
    queueMicrotask(() => (this.pointed = id));
    this.look(id, at);
  };

  private async load(id: string): Promise<void> {
    fetchIcons(id);
    [this.module, this.vocabulary] = await Promise.all([
      loadModule(id),
      loadVocabulary(id, untrack(() => shell.language)),
    ]);
    this.retell();
  }

  private retell(): void {
    if (!this.spoken || !this.module) return;
    const { language, bundle } = this.spoken;
    this.text = new Texts(language, bundle, this.vocabulary, this.seats, this.people, this.sides);
  }
}
