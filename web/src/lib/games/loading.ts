/**
 * Finding a game's module, its cover, its words and its rules by its id. All of it is loaded only when needed.
 * The words of a game that this client was not built with are asked of the server.
 */
import type { Component } from 'svelte';
import further from 'virtual:boards';
import type { Entry, Guide, Tip, Words } from '../../generated/schema';
import * as api from '../server/api';
import type { PlainLooks } from '../art/looks';
import type { GameModule } from '../game';
import type { Anatomy } from '../learn/anatomy';
import type { Words as SearchWords } from '../search/forms';
import { makeBundle, type Language, type Vocabulary } from '../words/texts';
import type { FluentBundle } from '@fluent/bundle';

type Load<T> = Record<string, () => Promise<T>>;

const modules = import.meta.glob('../../games/*/index.ts', { import: 'default' }) as Load<GameModule>;
const covers = import.meta.glob('../../games/*/Cover.svelte', { import: 'default' }) as Load<Component>;
const plainLooks = import.meta.glob('../../games/*/looks.json', { import: 'default' }) as Load<PlainLooks>;
const words = import.meta.glob('../../generated/*/vocabulary.json', { import: 'default' }) as Load<Vocabulary>;
const contents = import.meta.glob('../../generated/*/content.json', { import: 'default' }) as Load<Content>;
const searches = import.meta.glob('../../generated/*/search.json', { import: 'default' }) as Load<SearchWords>;
const shellTexts = import.meta.glob('../../locale/*.ftl', { query: '?raw', import: 'default' }) as Load<string>;
const houseTexts = import.meta.glob('../../../../src/tryptyk/locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Load<string>;
const facts = import.meta.glob('../../generated/*/facts-*.ftl', { query: '?raw', import: 'default' }) as Load<string>;
const gists = import.meta.glob('../../generated/*/gist-*.ftl', { query: '?raw', import: 'default' }) as Load<string>;
const gameTexts = import.meta.glob('../../../../src/tryptyk/games/*/words/locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Load<string>;
const rules = import.meta.glob('../../../../src/tryptyk/games/*/words/reference/*.md', {
  query: '?raw',
  import: 'default',
}) as Load<string>;

const guides = import.meta.glob('../../generated/*/guide.json', { import: 'default' }) as Load<Guide>;
const tips = import.meta.glob('../../generated/*/tips.json', { import: 'default' }) as Load<Tip[]>;
const howTos = import.meta.glob('../../../../src/tryptyk/games/*/words/howto/*.md', {
  query: '?raw',
  import: 'default',
}) as Load<string>;

/** What every game's components have: where each comes from. */
export interface Content {
  ENTRIES: Entry[];
}

/** The games of the house, in the order of the home page. */
export { default as HOUSE } from '../../generated/house.json';

function one<T>(loads: Load<T>, path: string): Promise<T> | null {
  return loads[path]?.() ?? null;
}

/** Whether a game brings a board of its own. */
export const hasBoard = (game: string): boolean => `../../games/${game}/index.ts` in modules || game in further;

export async function loadModule(game: string): Promise<GameModule> {
  const found = one(modules, `../../games/${game}/index.ts`) ?? further[game]?.();
  if (found) return found;
  const [{ plain }, looks] = await Promise.all([import('../plain'), one(plainLooks, `../../games/${game}/looks.json`)]);
  return plain(game, looks ?? undefined);
}

export const loadCover = (game: string) => one(covers, `../../games/${game}/Cover.svelte`);
export const loadContent = (game: string) => one(contents, `../../generated/${game}/content.json`);
export const loadSearch = (game: string) => one(searches, `../../generated/${game}/search.json`);
export const loadVocabulary = async (game: string, language: Language) =>
  (await one(words, `../../generated/${game}/vocabulary.json`)) ?? (await askWords(game, language)).vocabulary;

export const loadRules = async (game: string, language: Language) =>
  (await one(rules, `../../../../src/tryptyk/games/${game}/words/reference/${language}.md`)) ??
  (await askWords(game, language)).reference;

/** Its guided first game, its first-use tips, and how it is played on one page; null where a game has none. */
export const loadGuide = (game: string) => one(guides, `../../generated/${game}/guide.json`);
export const loadTips = async (game: string) => (await one(tips, `../../generated/${game}/tips.json`)) ?? [];
export const loadHowTo = (game: string, language: Language) =>
  one(howTos, `../../../../src/tryptyk/games/${game}/words/howto/${language}.md`);

/** Its things drawn with numbers on their parts, by the names that "how to play" has for them. */
const anatomies = import.meta.glob('../../games/*/anatomy/index.ts', { import: 'default' }) as Load<Record<string, Anatomy>>;
export const loadAnatomies = async (game: string) => (await one(anatomies, `../../games/${game}/anatomy/index.ts`)) ?? {};

const asked = new Map<string, Promise<Words>>();
const bundles = new Map<string, Promise<FluentBundle>>();

/** What is loaded once is kept, unless that fails. */
function once<T>(kept: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  let found = kept.get(key);
  if (!found) {
    found = load();
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return found;
}

const askWords = (game: string, language: Language) => once(asked, `${language}/${game}`, () => api.getWords(game, language));

/** All messages of a language: those of the shell with what the boxes of the house say, or with those of a game. */
export function loadBundle(language: Language, game: string | null = null): Promise<FluentBundle> {
  return once(bundles, `${language}/${game ?? ''}`, () => readBundle(language, game));
}

/** Of a game's messages those that lists of tables speak in: all of them where the client does not know the game. */
export function loadGist(language: Language, game: string): Promise<FluentBundle> {
  const source = gists[`../../generated/${game}/gist-${language}.ftl`];
  if (!source) return loadBundle(language, game);
  return once(bundles, `${language}/${game}/gist`, async () => makeBundle(language, [await source()]));
}

async function readBundle(language: Language, game: string | null): Promise<FluentBundle> {
  const sources = await Promise.all([
    pick(houseTexts, (path) => path.includes(`/locale/${language}/`)),
    game === null ? pick(gameTexts, (path) => path.endsWith(`/${language}/cover.ftl`)) : readTexts(language, game),
    pick(shellTexts, (path) => path.endsWith(`/${language}.ftl`)),
  ]);
  return makeBundle(language, sources.flat());
}

async function readTexts(language: Language, game: string): Promise<string[]> {
  const found = await Promise.all([
    pick(gameTexts, (path) => path.includes(`/games/${game}/words/locale/${language}/`)),
    pick(facts, (path) => path.endsWith(`/${game}/facts-${language}.ftl`)),
  ]);
  return found[0].length ? found.flat() : (await askWords(game, language)).texts;
}

function pick<T>(loads: Load<T>, fits: (path: string) => boolean): Promise<T[]> {
  return Promise.all(Object.keys(loads).sort().filter(fits).map((path) => (loads[path] as () => Promise<T>)()));
}
