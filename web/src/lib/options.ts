/**
 * What an option is: a value, made of a verb and its places, that is the same wherever it comes from (the question, a
 * refusal, a hint, the board). Here is when two are one, and what a question says of each.
 */
import type { Asked } from '../generated/schema';

export type Value = string | number;
/** An option, a reason or an event: a word first, then its places, as the game's vocabulary names them. */
export type Option = Value[];
/** Something that a player would look for and cannot do, with the reason: its key, the clause, its figures. */
export type Refused = [option: Option, reason: Option];

/** The words of a game: what its options, its questions and its events begin with. Each game's are made from its vocabulary
 *  (`AeonsEnd.Says`), so that one that has gone is a fault of types. */
export interface Says {
  verb: string;
  kind: string;
  event: string;
}
/** An option or event that is written down, with one of a game's words. */
export type Said<Word extends string> = [word: Word, ...places: Value[]];

/** The verb of an option, the kind of an event. */
export const wordOf = <Word extends string = string>(said: Option): Word => `${said[0]}` as Word;

/** What tells an option from all others of its question. */
export const keyOf = (option: Option): string => option.join('|');

export function sameOption(one: Option | null, other: Option | null): boolean {
  return one !== null && other !== null && one.length === other.length && one.every((value, n) => value === other[n]);
}

export const isAmong = (option: Option | null, options: Option[]): boolean => options.some((one) => sameOption(one, option));

/** What tells a question from others, and is the same when it is asked again. */
export const questionOf = (asked: Pick<Asked, 'kind' | 'about' | 'seats'> | null): string =>
  asked ? [asked.kind, asked.about.join(), asked.seats.join()].join('|') : '';

/** Options by what they are. */
class Known<Verb extends string> {
  private readonly options: Map<string, Option>;

  constructor(options: Option[]) {
    this.options = new Map(options.map((option) => [keyOf(option), option]));
  }

  /** The option, if it is among them. */
  find(verb: Verb, ...places: Value[]): Option | null {
    return this.options.get(keyOf([verb, ...places])) ?? null;
  }

  /** The first of several that is among them. */
  first(...options: Said<Verb>[]): Option | null {
    return options.map((option) => this.find(...option)).find((found) => found !== null) ?? null;
  }

  all(verb: Verb): Option[] {
    return [...this.options.values()].filter((option) => option[0] === verb);
  }
}

/** What can be chosen now, and what its question says of it. */
export class Offers<S extends Says = Says> extends Known<S['verb']> {
  private readonly places: Map<string, number>;

  constructor(readonly decision: Asked | null) {
    super(decision?.options ?? []);
    this.places = new Map(decision?.options.map((option, n) => [keyOf(option), n]));
  }

  /** The kind of the question. */
  get kind(): S['kind'] | null {
    return this.decision?.kind ?? null;
  }

  /** The seat that would take an option; -1 where it is not on offer. */
  taker(option: Option): number {
    const place = this.places.get(keyOf(option));
    return place === undefined ? -1 : (this.decision?.takers[place] ?? this.decision?.seats[0] ?? 0);
  }

  /** How many of a verb there are. */
  count(verb: string): number {
    return this.decision?.options.filter((option) => wordOf(option) === verb).length ?? 0;
  }

  /** What is worth saying beside an option, phrase by phrase. */
  remark(option: Option): Option[] {
    return this.decision?.remarks[this.places.get(keyOf(option)) ?? -1] ?? [];
  }

  /** Whose things the question is about. */
  get seat(): number {
    const first = this.decision?.options[0];
    return first ? this.taker(first) : (this.decision?.seats[0] ?? -1);
  }
}

/** What cannot be chosen now, though a player would look for it. */
export class Blocked<S extends Says = Says> extends Known<S['verb']> {
  private readonly reasons: Map<string, Option>;

  constructor(refusals: Refused[]) {
    super(refusals.map(([option]) => option));
    this.reasons = new Map(refusals.map(([option, reason]) => [keyOf(option), reason]));
  }

  /** What speaks against an option; null where nothing is known to. */
  why(option: Option): Option | null {
    return this.reasons.get(keyOf(option)) ?? null;
  }
}
