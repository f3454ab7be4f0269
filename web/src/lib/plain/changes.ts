/** What of a view has changed: the paths of its parts, which are the names that lead there, and in tables what tells their rows
 *  apart. */
import { getContext, setContext } from 'svelte';
import { isNamed, pathOf, type Named } from './reading';

export type Changes = ReadonlySet<string>;

export const NO_CHANGES: Changes = new Set();

/** What tells the rows of a table apart: their place on a grid, whose they are, or the first of their values; else their order. */
export function rowNames(rows: Named[]): string[] {
  const names = rows.map((row) => ('row' in row && 'column' in row ? `${row.row}:${row.column}` : `${row.seat ?? Object.values(row)[0]}`));
  return new Set(names).size === names.length ? names : rows.map((_, n) => `${n}`);
}

export function changesOf(before: unknown, after: unknown): Changes {
  const found = new Set<string>();
  compare(before, after, '', found);
  return found;
}

function compare(before: unknown, after: unknown, path: string, found: Set<string>): void {
  if (before === after || after === undefined) return;
  if (isNamed(after)) {
    const old = isNamed(before) ? before : {};
    for (const [name, one] of Object.entries(after)) compare(old[name], one, pathOf(path, name), found);
  } else if (areRows(after) && after.length) {
    const old = areRows(before) ? byName(before) : new Map<string, Named>();
    for (const [name, row] of byName(after)) compare(old.get(name), row, pathOf(path, name), found);
  } else if (JSON.stringify(before) !== JSON.stringify(after)) found.add(path);
}

const areRows = (value: unknown): value is Named[] => Array.isArray(value) && value.every(isNamed);

function byName(rows: Named[]): Map<string, Named> {
  const names = rowNames(rows);
  return new Map(rows.map((row, n) => [names[n] ?? '', row]));
}

// The parts of the board learn of it through their context

const KEY = Symbol('changes');

/** To be called while the board is set up. */
export const provideChanges = (changes: () => Changes): void => void setContext(KEY, changes);

/** Whether what is at a path has changed. */
export function useChanges(): (path: string) => boolean {
  const changes = getContext<(() => Changes) | undefined>(KEY);
  return (path) => changes?.().has(path) ?? false;
}
