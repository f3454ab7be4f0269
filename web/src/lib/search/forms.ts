/** Words and their forms: "bramami", "Bramę" and "bramy" are the same word. */
import type { Language } from '../words/texts';

/** What `scripts/search.py` knows of a game's words. */
export interface Words {
  /** Groups of words and phrases, in all languages, that people use for the same thing. */
  same: string[][];
  /** By language: stems by the endings that they share, of which the first makes the word itself. */
  forms: Record<Language, Record<string, string>>;
  /** Forms, folded, that are words of other games and no mistyped ones of this. */
  strangers: string;
}

export const NO_FORMS: Words = { same: [], forms: { en: {}, pl: {} }, strangers: '' };

/** Small letters without accents: "zaklecie" finds "Zaklęcie". */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}

export function split(text: string): string[] {
  return fold(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

export type Reduce = (form: string) => string;

/** The word to which a folded form belongs, in the language of the page before the other one. */
export function reducer({ forms }: Words, language: Language): Reduce {
  const known = new Map<string, string>();
  const others = (Object.keys(forms) as Language[]).filter((one) => one !== language);
  for (const one of [language, ...others]) {
    for (const [endings, stems] of Object.entries(forms[one])) {
      const [first = '', ...more] = fold(endings).split(',');
      for (const stem of fold(stems).split(' ')) {
        for (const ending of [first, ...more]) {
          if (!known.has(stem + ending)) known.set(stem + ending, stem + first);
        }
      }
    }
  }
  return (form) => known.get(form) ?? form;
}
