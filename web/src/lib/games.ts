/** Finding a game's module, its cover, its words and its rules by its id. All of it is loaded only when needed. */
import type { Component } from 'svelte';
import type { GameModule } from './game';
import { makeBundle, NO_WORDS, type Language, type Vocabulary } from './texts';
import type { FluentBundle } from '@fluent/bundle';

type Load<T> = Record<string, () => Promise<T>>;

const modules = import.meta.glob('../games/*/index.ts', { import: 'default' }) as Load<GameModule>;
const covers = import.meta.glob('../games/*/Cover.svelte', { import: 'default' }) as Load<Component>;
const words = import.meta.glob('../generated/*/vocabulary.json', { import: 'default' }) as Load<Vocabulary>;
const contents = import.meta.glob('../generated/*/content.json', { import: 'default' }) as Load<Content>;
const shellTexts = import.meta.glob('../locale/*.ftl', { query: '?raw', import: 'default' }) as Load<string>;
const houseTexts = import.meta.glob('../../../src/tryptyk/locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Load<string>;
const gameTexts = import.meta.glob('../../../src/tryptyk/games/*/words/locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Load<string>;
const rules = import.meta.glob('../../../src/tryptyk/games/*/words/reference/*.md', {
  query: '?raw',
  import: 'default',
}) as Load<string>;

/** Where a component comes from: printed in a rulebook, known publicly, or reconstructed by us. */
export interface Entry {
  id: string;
  kind: string;
  source: 'rulebook' | 'public' | 'reconstructed';
  file: string;
  coined: string[];
  reconstructed: string[];
}

export interface Content {
  ENTRIES: Entry[];
}

/** The games of the house, in the order of the home page; those without rules yet are announced. */
export const HOUSE = ['aeons_end', 'bonfire', 'age_contrived'];

function one<T>(loads: Load<T>, path: string): Promise<T> | null {
  return loads[path]?.() ?? null;
}

export async function loadModule(game: string): Promise<GameModule> {
  return (await one(modules, `../games/${game}/index.ts`)) ?? (await import('./plain')).plain(game);
}

export const loadCover = (game: string) => one(covers, `../games/${game}/Cover.svelte`);
export const loadContent = (game: string) => one(contents, `../generated/${game}/content.json`);
export const loadVocabulary = async (game: string) =>
  (await one(words, `../generated/${game}/vocabulary.json`)) ?? NO_WORDS;

export const loadRules = async (game: string, language: Language) =>
  (await one(rules, `../../../src/tryptyk/games/${game}/words/reference/${language}.md`)) ?? '';

const bundles = new Map<string, Promise<FluentBundle>>();

/** All messages of a language: those of the shell, and those of a game where one is named. */
export function loadBundle(language: Language, game: string | null = null): Promise<FluentBundle> {
  const key = `${language}/${game ?? ''}`;
  let found = bundles.get(key);
  if (!found) {
    found = readBundle(language, game);
    bundles.set(key, found);
    found.catch(() => bundles.delete(key));
  }
  return found;
}

async function readBundle(language: Language, game: string | null): Promise<FluentBundle> {
  const wanted = [
    ...pick(houseTexts, (path) => path.includes(`/locale/${language}/`)),
    ...pick(gameTexts, (path) => game !== null && path.includes(`/games/${game}/words/locale/${language}/`)),
    ...pick(shellTexts, (path) => path.endsWith(`/${language}.ftl`)),
  ];
  return makeBundle(language, await Promise.all(wanted.map((load) => load())));
}

function pick<T>(loads: Load<T>, fits: (path: string) => boolean): (() => Promise<T>)[] {
  return Object.keys(loads).sort().filter(fits).map((path) => loads[path] as () => Promise<T>);
}
