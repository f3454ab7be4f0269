/**
 * A game in words, from the same Fluent files and the same vocabulary as the terminal (see messages.py).
 *
 * Texts may hold two kinds of marks, which `Rich.svelte` draws and `plain` takes away: `[name]` for a symbol, and
 * invisible marks around the name of a thing, so that it can be pointed at.
 */
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle';
import type { Hint, VocabularyInfo } from '../../generated/schema';
import type { Value } from '../options';

export type Language = 'en' | 'pl';
type Places = Record<string, string[]>;
/** Whose turn it is: a seat, or a side that nobody plays. */
export type Turn = number | string;

export type Vocabulary = VocabularyInfo;

export const NO_VOCABULARY: Vocabulary = {
  options: {}, prompts: {}, events: {}, reasons: {}, remarks: {}, seats: [], things: [], numbered: {}, counted: [], bags: [], keyed: {},
  batches: {}, order: [], groups: {}, on_board: [], ends: {}, by_side: [], turns: {}, shown: [], vitals: {}, unsaid: [],
};

interface Question {
  kind: string;
  about: Value[];
}

/** `before` and `after` stay on a line with it: the figure before a symbol, quotation marks around a name, a full stop. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'symbol'; name: string; before: string; after: string }
  | { kind: 'thing'; id: string; text: string; before: string; after: string };

/** So many choices of a plan are told; and a bot is never surer, in percent: it has only tried. */
const PLANNED = 8;
const SUREST = 99;

const OPENS = '\u0001';
const NAMED = '\u0002';
const CLOSES = '\u0003';
const THING = /([„“"«(]*)\u0001([^\u0002]*)\u0002([^\u0003]*)\u0003([”“"»),.;:!?]*)/;
const SYMBOL = /((?:[^\s[\]\u0001-\u0003]+ ?)?)\[([a-z_]+)\]([.,;:)]*)/;
const PIECES = new RegExp(`${THING.source}|${SYMBOL.source}`, 'g');
const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

const roman: FluentFunction = ([number]) => {
  const value = Math.trunc(Number(typeof number === 'object' && number ? number.valueOf() : number));
  return NUMERALS[value] || String(value);
};

export function makeBundle(language: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { ROMAN: roman } });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** A text cut into plain words, symbols and names of things. */
export function pieces(value: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of value.matchAll(PIECES)) {
    if (match.index > end) found.push({ kind: 'text', text: value.slice(end, match.index) });
    const [whole, opening = '', id = '', text = '', closing = '', before = '', name, after = ''] = match;
    if (name !== undefined) found.push({ kind: 'symbol', name, before, after });
    else found.push({ kind: 'thing', id, text, before: opening, after: closing });
    end = match.index + whole.length;
  }
  if (end < value.length) found.push({ kind: 'text', text: value.slice(end) });
  return found;
}

/** The number that a text ends with, which what comes next is counted by; null where there is none. */
export function countBefore(text: string): number | null {
  const found = /(\d+)\s*$/.exec(text);
  return found ? Number(found[1]) : null;
}

/** Whether a word could be a form of another: Polish ones differ in their endings ("róży" and "róża"). */
const isFormOf = (word: string, other: string): boolean => other.length > 3 && word.startsWith(other.slice(0, -1));

export class Texts {
  /** What was asked for and not found; the tests want it empty. */
  readonly missing = new Set<string>();
  private readonly reasons: Places;
  private readonly remarks: Places;

  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    readonly vocabulary: Vocabulary = NO_VOCABULARY,
    /** The things that the seats are named after. */
    private readonly seats: string[] = [],
    /** Where they are not: the names of the people who sit there, empty where a seat has to go by its side. */
    private readonly people: string[] = [],
    /** The sides of the seats, and after them those that nobody plays (see `side/looks.ts`). */
    private readonly sides: string[] = [],
  ) {
    this.reasons = { 'undo-nothing': [], 'undo-other-seat': ['seat'], 'undo-revealed': [], ...vocabulary.reasons };
    this.remarks = { also: [], or: [], and: [], ...vocabulary.remarks };
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A message by its key; `key.attribute` for one of its attributes. */
  format(key: string, values: Record<string, FluentVariable> = {}): string {
    const [id = key, attribute] = key.split('.', 2);
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) return this.miss(key);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, errors);
    if (errors.length) this.missing.add(`${key} (${errors[0]?.message})`);
    return text;
  }

  /** The same, or null where there is no such message. */
  find(key: string, values: Record<string, FluentVariable> = {}): string | null {
    const [id = key, attribute] = key.split('.', 2);
    const message = this.bundle.getMessage(id);
    return (attribute ? message?.attributes[attribute] : message?.value) ? this.format(key, values) : null;
  }

  knows(id: string): boolean {
    return this.has(`thing-${id}`);
  }

  /** The name of a thing. */
  name(id: string): string {
    return this.knows(id) ? this.format(`thing-${id}`) : this.miss(id);
  }

  /** The name of a thing, marked so that it can be pointed at where it is drawn by `Rich`. */
  link(id: string): string {
    return `${OPENS}${id}${NAMED}${this.name(id)}${CLOSES}`;
  }

  /** The names of some things, alike ones counted. */
  links(ids: string[]): string {
    const counts = new Map<string, number>();
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    return [...counts].map(([id, count]) => this.link(id) + (count > 1 ? ` ×${count}` : '')).join(', ') || '–';
  }

  /** One of the texts of a thing (`text`, `lore`, ...), with symbols as marks; null where it has none. */
  attribute(id: string, attribute: string): string | null {
    const found = this.bundle.getMessage(`thing-${id}`)?.attributes[attribute];
    return found === undefined ? null : this.format(`thing-${id}.${attribute}`);
  }

  /** All texts of a thing beside its name, in the order of the file. */
  attributes(id: string): [string, string][] {
    const found = this.bundle.getMessage(`thing-${id}`)?.attributes ?? {};
    return Object.keys(found).map((name) => [name, this.format(`thing-${id}.${name}`)]);
  }

  seat(seat: number): string {
    const id = this.seats[seat];
    if (id === undefined) return this.people[seat] || this.side(this.sides[seat] ?? '') || this.format('seat', { number: seat + 1 });
    return this.knows(id) ? this.link(id) : id;
  }

  /** What a seat is called whoever sits there: by what it plays, where the game has a name for that. */
  place(seat: number): string {
    return this.seats[seat] === undefined ? (this.side(this.sides[seat] ?? '') ?? this.seat(seat)) : this.seat(seat);
  }

  /** The thing that a side plays this time, where seats go by that; else the side itself. */
  plays(id: string): string {
    return this.seats[this.sides.indexOf(id)] ?? id;
  }

  /** What the game calls a side: by what it plays this time, where seats go by that; in a word of its own, or as the thing
   *  that it is (a colour, a character). */
  side(id: string): string | null {
    const plays = this.plays(id);
    if (plays !== id && this.knows(plays)) return this.link(plays);
    return this.find(`side-${id}`) ?? (this.knows(id) ? this.link(id) : null);
  }

  /** The same for whoever sits there. */
  sideOf(seat: number): string | null {
    return this.side(this.sides[seat] ?? '');
  }

  prompt(decision: Question): string {
    const values = this.values(this.vocabulary.prompts, decision.kind, decision.about);
    const own = `prompt-${decision.kind}-${decision.about[0]}`;
    return this.format(decision.about.length && this.has(own) ? own : `prompt-${decision.kind}`, values);
  }

  /** A kind of question by name, without what a single one is about. */
  question(kind: string): string {
    const prompt = this.vocabulary.prompts[kind]?.length ? null : this.find(`prompt-${kind}`);
    return this.find(`question-${kind}`) ?? prompt ?? kind.replaceAll('_', ' ');
  }

  option(decision: Question, option: Value[]): string {
    const places = this.vocabulary.prompts[decision.kind] ?? [];
    const about = zip(places, decision.about);
    return this.format(`option-${option[0]}`, this.values(this.vocabulary.options, `${option[0]}`, option.slice(1), about));
  }

  /** Options that are gathered: all of a verb, or those that have a place in common with this one. */
  group(decision: Question, option: Value[], place: string | null): string {
    const about = zip(this.vocabulary.prompts[decision.kind] ?? [], decision.about);
    const values = this.values(this.vocabulary.options, `${option[0]}`, option.slice(1), about);
    return this.format(place === null ? `group-${option[0]}` : `group-${option[0]}-${place}`, values);
  }

  event(event: Value[]): string {
    return this.format(`event-${event[0]}`, this.values(this.vocabulary.events, `${event[0]}`, event.slice(1)));
  }

  /** The sentence of a reason; its clause (the second place) is left to the caller. */
  reason(reason: Value[]): string {
    return this.format(`reason-${reason[0]}`, this.values(this.reasons, `${reason[0]}`, reason.slice(2)));
  }

  /** A reason without the figures in which it may differ from option to option; null where it is always told whole. */
  together(reason: Value[]): string | null {
    return this.find(`reason-${reason[0]}.together`);
  }

  /** Those figures, beside the option that they belong to; null where the option's own words say them. */
  each(reason: Value[]): string | null {
    return this.find(`reason-${reason[0]}.each`, this.values(this.reasons, `${reason[0]}`, reason.slice(2)));
  }

  /** Where what is missing can be had; null where nothing is, or that is plain. */
  origin(reason: Value[]): string | null {
    return this.find(`reason-${reason[0]}.from`, this.values(this.reasons, `${reason[0]}`, reason.slice(2)));
  }

  /** What stands beside an option, phrase by phrase; nothing where there is nothing to say. */
  remark(remark: Value[][]): string {
    return remark
      .map(([key, ...places]) => this.format(`remark-${key}`, this.values(this.remarks, `${key}`, places)))
      .join(' ');
  }

  /** What choices are called that are made in one go. */
  batch([name, ...places]: Value[]): string {
    return this.format(`batch-${name}`, this.values(this.vocabulary.batches, `${name}`, places));
  }

  /** What a bot would choose, rather than what, what speaks for and against it, and what then. */
  advice(decision: Question, hint: Pick<Hint, 'option' | 'instead' | 'gains' | 'costs' | 'sure' | 'plan'>): string {
    const option = this.option(decision, hint.option);
    const parts = [];
    if (!hint.instead) parts.push(this.format('advice', { option }), this.format('advice-alike'));
    else {
      parts.push(this.format('advice-rather', { option, instead: this.option(decision, hint.instead) }));
      if (hint.sure !== null) parts.push(this.format('advice-sure', { percent: Math.min(SUREST, Math.round(100 * hint.sure)) }));
      parts.push(...this.speaksFor(hint.gains, hint.costs));
    }
    if (hint.plan.length) parts.push(this.format('advice-plan', { choices: this.plan(hint.plan) }));
    return parts.join(' ');
  }

  /** What speaks for something and against it: a sentence each, where there is any. */
  speaksFor(gains: string[], costs: string[]): string[] {
    const told: [string, string[]][] = [
      ['advice-gains', gains.map((key) => this.format(`term-${key}`))],
      ['advice-costs', costs.map((key) => this.format(`term-${key}.less`))],
    ];
    return told.flatMap(([key, terms]) => (terms.length ? [this.format(key, { reasons: terms.join('; ') })] : []));
  }

  /** Choices one after the other, the first of many; those that read alike and follow each other are counted. */
  plan(choices: (Question & { option: Value[] })[]): string {
    const told: [string, number][] = [];
    for (const choice of choices) {
      const said = this.option(choice, choice.option);
      const last = told.at(-1);
      if (last?.[0] === said) last[1] += 1;
      else told.push([said, 1]);
    }
    const counted = told.map(([said, count]) => said + (count > 1 ? ` ×${count}` : ''));
    return (counted.length > PLANNED ? [...counted.slice(0, PLANNED), '…'] : counted).join('; ');
  }

  /** What a symbol means, in a word: as it is called alone, or as it goes with the number before it. */
  symbol(name: string, count: number | null = null): string {
    return this.has(`symbol-${name}`) ? this.format(`symbol-${name}.name`, { count: count ?? 'none' }) : name;
  }

  /** What a symbol says to a screen reader: its word, unless that stands right before it ("aether [aether]"). */
  aloud(name: string, before: string): string {
    const last = /(\p{L}+)\s*$/u.exec(before)?.[1]?.toLowerCase();
    // Of a name of several words, the last: "żółte żetony [any]".
    const forms = [null, 1, 2, 5].map((count) => this.symbol(name, count).toLowerCase().split(' ').at(-1) ?? '');
    return last && forms.some((form) => isFormOf(last, form)) ? '' : this.symbol(name, countBefore(before));
  }

  /** A text without marks, symbols as the signs that the terminal shows. */
  plain(text: string): string {
    return this.flat(text, (name) => (this.has(`symbol-${name}`) ? this.format(`symbol-${name}`) : `[${name}]`));
  }

  /** A text without marks, symbols as words: for screen readers. */
  spoken(text: string): string {
    return this.flat(text, (name, before) => this.aloud(name, before));
  }

  /** Whether the places of an event or option hold things; those that do, as ids. */
  thingsIn(table: 'events' | 'options', said: Value[]): string[] {
    const places = this.vocabulary[table][`${said[0]}`] ?? [];
    return places.flatMap((place, n) => {
      const value = said[n + 1];
      return this.vocabulary.things.includes(place) && typeof value === 'string' ? [value] : [];
    });
  }

  /** The seats that an event names. */
  seatsIn(event: Value[]): number[] {
    return Object.entries(this.placesOf(event)).flatMap(([place, value]) =>
      this.isSeat(place) && typeof value === 'number' ? [value] : [],
    );
  }

  /** Whose turn begins with an event; null: nobody's. */
  turn(event: Value[]): Turn | null {
    const place = this.vocabulary.turns[`${event[0]}`];
    if (place === undefined) return null;
    const whose = this.placesOf(event)[place] ?? place;
    return typeof whose === 'number' || this.has(`side-${whose}`) ? whose : null;
  }

  /** The thing that is worth being shown large while an event is told. */
  shown(event: Value[]): string | null {
    return this.vocabulary.shown.includes(`${event[0]}`) ? (this.thingsIn('events', event)[0] ?? null) : null;
  }

  private placesOf(event: Value[]): Record<string, Value> {
    return zip(this.vocabulary.events[`${event[0]}`] ?? [], event.slice(1));
  }

  private flat(text: string, symbol: (name: string, before: string) => string): string {
    return pieces(text).reduce((said, piece) => {
      if (piece.kind === 'text') return said + piece.text;
      const begun = said + piece.before;
      const word = piece.kind === 'symbol' ? symbol(piece.name, piece.before) : piece.text;
      return (word ? begun + word : begun.trimEnd()) + piece.after;
    }, '');
  }

  private miss(key: string): string {
    this.missing.add(key);
    return key;
  }

  /** Whether a place holds the number of a seat. */
  isSeat(place: string): boolean {
    return place === 'seat' || this.vocabulary.seats.includes(place);
  }

  /** What each value of a part of a view that has one for each side belongs to; null where it has not. */
  sidesOf(place: string, count: number): string[] | null {
    if (!this.vocabulary.by_side.includes(place)) return null;
    return Array.from({ length: count }, (_, n) => this.plain(this.seat(n)));
  }

  /** A word or figure that has a message of its own, made from what stands beside it; null where there is none. */
  keyed(place: string, beside: Record<string, unknown>): string | null {
    const key = this.vocabulary.keyed[place]?.replace(/\{(\w+)\}/g, (_, name: string) => `${beside[name]}`);
    return key === undefined ? null : this.find(key);
  }

  private values(table: Places, kind: string, given: Value[], about: Record<string, Value> = {}) {
    let places = table[kind];
    if (places === undefined || places.length !== given.length) {
      this.missing.add(`${kind} with ${given.length} places`);
      places = given.map((_, n) => `place${n}`);
    }
    const raw = { ...about, ...zip(places, given) };
    const values: Record<string, Value> = {};
    for (const place of places) {
      values[place] = this.value(place, raw);
      if (place in this.vocabulary.numbered) values[`${place}_number`] = raw[place] ?? 0;
    }
    const seats = places.filter((place) => this.isSeat(place)).map((place) => raw[place]);
    if (seats.length > 1) values.same = new Set(seats).size === 1 ? 'yes' : 'no';
    return values;
  }

  private value(place: string, raw: Record<string, Value>): Value {
    const value = raw[place] ?? '';
    const keyed = this.vocabulary.keyed[place];
    if (keyed !== undefined) return this.format(keyed.replace(/\{(\w+)\}/g, (_, name: string) => `${raw[name]}`));
    if (typeof value === 'string') {
      if (this.vocabulary.bags.includes(place)) return this.links(value.split(' ').filter(Boolean));
      return this.vocabulary.things.includes(place) ? this.link(value) : value;
    }
    if (this.isSeat(place)) return this.seat(value);
    const numbered = this.vocabulary.numbered[place];
    if (numbered !== undefined) return this.link(numbered.replace('{}', `${value}`));
    return this.vocabulary.counted.includes(place) ? value + 1 : value;
  }
}

function zip(places: string[], given: Value[]): Record<string, Value> {
  const found: Record<string, Value> = {};
  places.forEach((place, n) => {
    const value = given[n];
    if (value !== undefined) found[place] = value;
  });
  return found;
}
