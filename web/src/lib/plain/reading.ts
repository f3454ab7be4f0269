/** A view whose shape nobody has told us, made readable: what each part of it is, and what it is called. */
import type { Meant } from '../board/spotlight';
import type { Texts } from '../words/texts';

export type Plain = string | number | boolean | null;
export type Named = Record<string, unknown>;

/** A single thing, a row of such, figures by name, things by name, a table of them, the same on a grid, or what is too
 *  large for a table. */
export type Part =
  | { kind: 'one'; value: Plain }
  | { kind: 'row'; values: Plain[] }
  | { kind: 'counts'; parts: [string, number][] }
  | { kind: 'named'; parts: [string, unknown][] }
  | { kind: 'table'; columns: string[]; rows: Named[] }
  | { kind: 'grid'; key: string; across: number[]; down: number[]; rows: Named[] }
  | { kind: 'blocks'; values: Named[] }
  | { kind: 'list'; values: unknown[] };

const isPlain = (value: unknown): value is Plain => value === null || typeof value !== 'object';
export const isNamed = (value: unknown): value is Named => !isPlain(value) && !Array.isArray(value);

export function read(value: unknown): Part {
  if (isPlain(value)) return { kind: 'one', value };
  if (isNamed(value)) return readNamed(value);
  const values = value as unknown[];
  if (values.every(isPlain)) return { kind: 'row', values };
  if (values.every(isNamed)) return readTable(values);
  return { kind: 'list', values };
}

function readNamed(value: Named): Part {
  const parts = Object.entries(value);
  const figures = parts.every(([, one]) => typeof one === 'number');
  return figures ? { kind: 'counts', parts: parts as [string, number][] } : { kind: 'named', parts };
}

function readTable(rows: Named[]): Part {
  if (rows.some((row) => Object.values(row).some((cell) => !isSmall(cell)))) return { kind: 'blocks', values: rows };
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const rest = columns.filter((key) => key !== 'row' && key !== 'column');
  const [key] = rest;
  if (key === undefined || rest.length > 1 || columns.length !== 3) return { kind: 'table', columns, rows };
  return { kind: 'grid', key, across: span(rows, 'column'), down: span(rows, 'row'), rows };
}

/** All numbers from the least to the greatest in a column. */
function span(rows: Named[], key: string): number[] {
  const found = rows.map((row) => Number(row[key]));
  const least = Math.min(...found);
  return Array.from({ length: Math.max(...found) - least + 1 }, (_, n) => least + n);
}

/** Whether something can be read within a line: a value, a row of them, or a few of those by name. */
export function isSmall(value: unknown): boolean {
  const part = read(value);
  if (part.kind === 'named') return part.parts.every(([, one]) => ['one', 'row'].includes(read(one).kind));
  return part.kind === 'one' || part.kind === 'row' || part.kind === 'counts';
}

export function isNothing(value: unknown): boolean {
  if (value === null || value === '') return true;
  return !isPlain(value) && (Array.isArray(value) ? value.length === 0 : Object.keys(value as Named).length === 0);
}

/** Whether there is something to tell: of what there is none and of what is not so nothing is said. */
export const isSaid = (value: unknown): boolean => value !== false && !isNothing(value);

/** Where something is in a view: by the names that lead there. */
export const pathOf = (path: string, name: string): string => (path ? `${path}/${name}` : name);

/** A part of a thing: its name, what it is, and the path that leads there. */
export type Shown = [key: string, value: unknown, path: string];

/** What is told of something: what can be read in a line, and what is large and has a heading of its own. */
export interface Told {
  facts: Shown[];
  parts: Shown[];
}

/** The parts of a thing; what only holds others together is opened. */
export function tell(value: Named, leave: string[] = [], path = ''): Told {
  const told: Told = { facts: [], parts: [] };
  for (const shown of opened(value, path)) {
    const [key, one] = shown;
    if (!leave.includes(key) && isSaid(one)) (isSmall(one) ? told.facts : told.parts).push(shown);
  }
  return told;
}

function opened(value: Named, path: string): Shown[] {
  return Object.entries(value).flatMap(([key, one]): Shown[] =>
    isNamed(one) && !isSmall(one) ? opened(one, pathOf(path, key)) : [[key, one, pathOf(path, key)]],
  );
}

/** Without the parts that only programs read (`turn.limit`). */
export function without(view: Named, unsaid: string[]): Named {
  return Object.fromEntries(
    Object.entries(view).flatMap(([key, one]) => {
      if (unsaid.includes(key)) return [];
      const inner = unsaid.flatMap((path) => (path.startsWith(`${key}.`) ? [path.slice(key.length + 1)] : []));
      return [[key, inner.length && isNamed(one) ? without(one, inner) : one]];
    }),
  );
}

export interface Section {
  id: string;
  /** The path that leads there. */
  path: string;
  title: string;
  value: unknown;
  /** Whose it is; -1 for what lies before all. */
  seat: number;
}

/** A view as sections: how things stand, what is one's own (or whose things lie in front), what lies before all, and the others. */
export function sections(view: Named, text: Texts, front: number | null = null): { state: Named; sections: Section[] } {
  const state: Named = {};
  const own: Section[] = [];
  const common: Section[] = [];
  const others: Section[] = [];
  const me = front ?? (typeof view.seat === 'number' ? view.seat : -1);
  for (const [key, value] of Object.entries(without(view, text.vocabulary.unsaid))) {
    if (key === 'seat') continue;
    if (value === null && text.find(`side-${key}`)) continue;
    if (isSmall(value)) state[key] = value;
    else if (arePlayers(value)) {
      for (const player of value) {
        const seat = Number(player.seat);
        const section = { id: `${key}-${seat}`, path: pathOf(key, `${seat}`), title: whose(seat, text), value: player, seat };
        (seat === me ? own : others).push(section);
      }
    } else if (isSaid(value)) {
      const section = { id: key, path: key, title: label(key, text), value, seat: -1 };
      (text.find(`side-${key}`) === null ? common : others).push(section);
    }
  }
  return { state, sections: [...own, ...common, ...others] };
}

/** Players who have so much that each has a section; few figures are compared in a table. */
function arePlayers(value: unknown): value is Named[] {
  const part = read(value);
  return part.kind === 'blocks' && part.values.every((one) => typeof one.seat === 'number');
}

function whose(seat: number, text: Texts): string {
  const name = text.plain(text.seat(seat));
  const side = text.plain(text.sideOf(seat) ?? '');
  return side && side !== name ? `${name} · ${side}` : name;
}

/** The words of a game that may name a part of its view, in this order; `view-<key>` is there for those without. */
const NAMES = ['side', 'thing', 'figure', 'score', 'setup', 'view'];

export function label(key: string, text: Texts): string {
  for (const kind of NAMES) {
    const found = text.find(`${kind}-${key}`);
    if (found !== null) return found;
  }
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

export const NOTHING = '–';

/** A value in words, with the marks of `texts.ts`: seats and things by their names. `row` is what it is a part of. */
export function say(key: string, value: Plain, text: Texts, row: Named = {}): string {
  if (value === null || value === '') return NOTHING;
  if (typeof value === 'boolean') return text.format(value ? 'view-yes' : 'view-no');
  if (typeof value === 'number') {
    if (!text.isSeat(key)) return text.keyed(key, { ...row, [key]: value }) ?? `${value}`;
    return value < 0 ? NOTHING : text.plain(text.seat(value));
  }
  return text.knows(value) ? text.link(value) : (text.keyed(key, { ...row, [key]: value }) ?? value.replaceAll('_', ' '));
}

/** Several values in words: alike things are counted, and what each side has goes by its name. */
export function sayRow(key: string, values: Plain[], text: Texts): string {
  if (!values.length) return NOTHING;
  const said = values.map((value) => say(key, value, text));
  const sides = text.sidesOf(key, values.length);
  if (sides) return said.map((one, n) => `${sides[n]}: ${one}`).join(' · ');
  // Names with commas in them are told apart by more than commas.
  const between = said.some((one) => one.includes(',')) ? '; ' : ', ';
  if (values.some((value) => typeof value !== 'string' || value === '')) return said.join(between);
  const counts = new Map<string, number>();
  for (const one of said) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].map(([one, count]) => (count > 1 ? `${one} ×${count}` : one)).join(between);
}

/** Where what is meant stands: nothing can be chosen on this board, so an option stands for the things that it names. */
export const meantPlaces = ({ options, places }: Meant): string[] => [
  ...places,
  ...options.flatMap((option) => option.slice(1).filter((value) => typeof value === 'string')),
];
