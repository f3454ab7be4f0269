/** Finding by words: in whatever form they stand, by other words for the same thing, and what is called so first. */
import MiniSearch, { type Query } from 'minisearch';
import type { Language } from '../words/texts';
import { reducer, split, type Reduce, type Words } from './forms';

export interface Findable {
  /** What it is called: a term that is explained, a card. */
  name: string;
  /** By what it is looked up, where it has a number instead: all of it, or nothing. */
  number?: string;
  /** What it stands under. */
  heading: string;
  text: string;
}

/** Words of questions that nobody looks for, in both languages: they may be asked in either. */
const EMPTY = new Set(
  (
    'a an and are be can could do does for get happens has have how i if in is it many may me more much must my of on one or should ' +
    'than that the there to two what when where which who why will with you your ' +
    'aby bez co czy dla do dostaje dwa dwie dwoch dzieje gdy gdzie ile ja jak jaka jaki jakie jeden jedna jedno jest jesli kiedy kto ktora ktory ' +
    'lub ma mam moge moj moja musze mozna na niz o od po przy sa sie swoj swoja ta tego to trzeba w we wiecej wolno z za ze'
  ).split(' '),
);

/** Where fewer hold all of the words, those that hold some of them follow, so many. */
const FEW = 3;
const FURTHER = 20;

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
    this.names = things.map(({ name, number = '' }) => [...name.split(/[(),]/), number].map((one) => phrase(one).join(' ')).filter(Boolean));
    this.index = new MiniSearch({
      fields: ['name', 'heading', 'text'],
      tokenize: split,
      // The form itself counts as well: it is what a word that is still being typed begins.
      processTerm: (form) => [...new Set([this.reduce(form), form])],
    });
    this.index.addAll(things.map(({ name, heading, text }, id) => ({ id, name, heading, text })));
  }

  /** What is called so, then what holds all of the words, the best first; where few do, then what holds some of them. */
  find(query: string): T[] {
    const forms = meant(query);
    const queries: Query[] = [];
    let called = [forms.map(this.reduce).join(' ')];
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
    const found = [...holding, ...(holding.length < FEW ? find('OR').slice(0, FURTHER) : [])].map(({ id }) => id as number);
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
