/** Finding by words: in whatever form they stand, by other words for the same thing, and what is called so first. */
import MiniSearch, { type Query } from 'minisearch';
import type { Language } from '../words/texts';
import { reducer, split, type Reduce, type Words } from './forms';

export interface Findable {
  /** What it is called: a term that is explained, a card. */
  name: string;
  /** What it stands under. */
  heading: string;
  text: string;
}

/** Words of questions that nobody looks for, in both languages: they may be asked in either. */
const EMPTY = new Set(
  (
    'a an and are be can do does for how i if in is it me my of on or that the there to what when where which who why with you ' +
    'aby co czy dla gdy gdzie ile ja jak jaka jaki jakie jest jesli kiedy kto ktora ktory lub ma mam moge mozna na o od po przy sa sie ta w we z za ze'
  ).split(' '),
);

const AS_IT_IS = { tokenize: (term: string) => [term], processTerm: (term: string) => term };

export class Finder<T extends Findable> {
  private readonly index: MiniSearch;
  private readonly reduce: Reduce;
  private readonly same: string[][][];
  private readonly strangers: Set<string>;
  /** What each thing is called: "punkty zwycięstwa, PZ (victory points, VP)" has four names. */
  private readonly names: string[][];

  constructor(
    private readonly things: T[],
    language: Language,
    words: Words,
  ) {
    this.reduce = reducer(words, language);
    this.strangers = new Set(words.strangers.split(' '));
    const phrase = (text: string) => meant(text).map(this.reduce);
    this.same = words.same.map((group) => group.map(phrase));
    this.names = things.map(({ name }) => name.split(/[(),]/).map((one) => phrase(one).join(' ')).filter(Boolean));
    this.index = new MiniSearch({
      fields: ['name', 'heading', 'text'],
      tokenize: split,
      // The form itself counts as well: it is what a word that is still being typed begins.
      processTerm: (form) => [...new Set([this.reduce(form), form])],
    });
    this.index.addAll(things.map(({ name, heading, text }, id) => ({ id, name, heading, text })));
  }

  /** What is called so, then what holds all of the words, the best first; where nothing does, what holds some of them. */
  find(query: string): T[] {
    const forms = meant(query);
    const queries: Query[] = [];
    let called: string[] = [];
    for (let at = 0; at < forms.length; ) {
      const phrase = this.phrase(forms.slice(at));
      const ways = this.ways(phrase);
      queries.push({ combineWith: 'OR', queries: [...ways.map(together), this.begun(forms[at] ?? '', phrase)] });
      if (phrase.length === forms.length) called = ways.map((way) => way.join(' '));
      at += phrase.length;
    }
    const find = (combineWith: 'AND' | 'OR') =>
      this.index.search({ combineWith, queries }, { ...AS_IT_IS, boost: { name: 8, heading: 2 } });
    const holding = find('AND');
    const found = (holding.length ? holding : find('OR')).map(({ id }) => id as number);
    const rank = (id: number) => called.findIndex((name) => this.names[id]?.includes(name)) + 1 || Infinity;
    const first = found.filter((id) => rank(id) < Infinity).sort((one, other) => rank(one) - rank(other));
    return [...new Set([...first, ...found])].map((id) => this.things[id] as T);
  }

  /** A phrase and all others that say the same. */
  private ways(phrase: string[]): string[][] {
    const others = this.same.filter((group) => group.some((one) => alike(one, phrase))).flat();
    return [...new Map([phrase, ...others].map((one) => [one.join(' '), one])).values()];
  }

  /** A word that is still being typed, or mistyped; a phrase is neither. */
  private begun(form: string, { length }: string[]): Query {
    const open = length === 1 && /^\p{L}{3,}$/u.test(form);
    const fuzzy = open && form.length > 4 && !this.strangers.has(form) ? 1 : false;
    return { queries: length === 1 ? [form] : [], prefix: open, fuzzy, weights: { prefix: 0.3, fuzzy: 0.1 } };
  }

  /** The longest beginning that has others for it, as words; else the first word. */
  private phrase(forms: string[]): string[] {
    const words = forms.map(this.reduce);
    const known = this.same.flat().filter((one) => alike(one, words.slice(0, one.length)));
    return words.slice(0, Math.max(1, ...known.map((one) => one.length)));
  }
}

const together = (words: string[]): Query => ({ combineWith: 'AND', queries: words });

function meant(text: string): string[] {
  const forms = split(text);
  const telling = forms.filter((form) => !EMPTY.has(form));
  return telling.length ? telling : forms;
}

function alike(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((word, n) => word === other[n]);
}
