/** Finding, loaded when somebody looks for something. */
import { loadSearch } from '../games/loading';
import type { Language } from '../words/texts';
import type { Findable, Finder } from './finder';
import { NO_FORMS } from './forms';

export async function makeFinder<T extends Findable>(game: string, language: Language, things: T[]): Promise<Finder<T>> {
  const [{ Finder }, words] = await Promise.all([import('./finder'), loadSearch(game)]);
  return new Finder(things, language, words ?? NO_FORMS);
}
