/** A view whose shape nobody has told us, made readable: what each part of it is, and what it is called. */
import type { Texts } from '../texts';

type Plain = string | number | boolean | null;
type Named = Record<string, unknown>;

/** A single thing, a row of such, things by name, a table of them, or what is too large for a table. */
export type Part =
  | { kind: 'one'; value: Plain }
  | { kind: 'row'; values: Plain[] }
  | { kind: 'named'; parts: [string, unknown][] }
  | { kind: 'table'; columns: string[]; rows: Named[] }
  | { kind: 'blocks'; values: Named[] }
  | { kind: 'list'; values: unknown[] };

const isPlain = (value: unknown): value is Plain => value === null || typeof value !== 'object';
const isNamed = (value: unknown): value is Named => !isPlain(value) && !Array.isArray(value);

export function read(value: unknown): Part {
  if (isPlain(value)) return { kind: 'one', value };
  if (isNamed(value)) return { kind: 'named', parts: Object.entries(value) };
  const values = value as unknown[];
  if (values.every(isPlain)) return { kind: 'row', values };
  if (values.every(isNamed)) {
    if (values.some((one) => Object.values(one).some(isLarge))) return { kind: 'blocks', values };
    return { kind: 'table', columns: [...new Set(values.flatMap(Object.keys))], rows: values };
  }
  return { kind: 'list', values };
}

/** What takes a line of its own, and what stands beside others. */
export const isLarge = (value: unknown): boolean => ['named', 'table', 'blocks', 'list'].includes(read(value).kind);

/** The words of a game that may name a part of its view, in this order; `view-<key>` is there for those without. */
const NAMES = ['thing', 'figure', 'score', 'setup', 'view'];

export function label(key: string, text: Texts): string {
  for (const kind of NAMES) {
    const found = text.find(`${kind}-${key}`);
    if (found !== null) return found;
  }
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

const NOTHING = '–';

/** A value in words: seats and things by their names. */
export function say(key: string, value: Plain, text: Texts): string {
  if (value === null || value === '') return NOTHING;
  if (typeof value === 'boolean') return text.format(value ? 'view-yes' : 'view-no');
  if (typeof value === 'number') {
    if (key !== 'seat') return `${value}`;
    return value < 0 ? NOTHING : text.plain(text.seat(value));
  }
  return text.knows(value) ? text.name(value) : value;
}

export const sayRow = (key: string, values: Plain[], text: Texts): string =>
  values.length ? values.map((value) => say(key, value, text)).join(', ') : NOTHING;
