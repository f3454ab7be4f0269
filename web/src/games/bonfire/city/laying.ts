/** Ways to lay a Fate Tile: where it lies, moving and turning it cell by cell, the nearest way that is allowed, what it joins. */
import { AREA } from '../content';

export type Lay = [verb: 'lay', row: number, column: number, direction: number];

export interface Cell {
  row: number;
  column: number;
}

/** Where the next symbol lies: to the right, downwards, to the left, upwards. */
const STEPS: readonly Cell[] = [{ row: 0, column: 1 }, { row: 1, column: 0 }, { row: 0, column: -1 }, { row: -1, column: 0 }];
const LENGTH = 3;

const step = (direction: number): Cell => STEPS[direction % STEPS.length]!;
const same = (one: Cell, other: Cell): boolean => one.row === other.row && one.column === other.column;

/** The cells of its symbols, in their order. */
export const cellsOf = ([, row, column, direction]: Lay): Cell[] =>
  Array.from({ length: LENGTH }, (_, n) => ({ row: row + n * step(direction).row, column: column + n * step(direction).column }));

/** The middle symbol is what is moved, and around which the tile turns. */
export const middleOf = (way: Lay): Cell => cellsOf(way)[1]!;

export const around = ({ row, column }: Cell, direction: number): Lay => [
  'lay', row - step(direction).row, column - step(direction).column, direction % STEPS.length,
];

export const covers = (way: Lay, cell: Cell): boolean => cellsOf(way).some((one) => same(one, cell));

/** A quarter turn clockwise; what reads the same both ways (`alike`) has only two directions. */
export const turned = (way: Lay, alike = false): Lay => around(middleOf(way), (way[3] + 1) % (alike ? 2 : STEPS.length));

/** One cell further; its middle goes no further out than that of any way that is allowed. */
export function moved(ways: Lay[], way: Lay, rows: number, columns: number): Lay {
  const { row, column } = middleOf(way);
  const out = ways.some((one) => !isInside(middleOf(one))) ? 1 : 0;
  const within = (value: number, most: number) => Math.min(Math.max(value, 1 - out), most + out);
  return around({ row: within(row + rows, AREA.rows), column: within(column + columns, AREA.columns) }, way[3]);
}

/** So near a place that is allowed the tile snaps to it. */
const SNAP = 1;

/** How a tile hangs whose middle is held at a point, counted in cells: at the nearest place that is allowed as it is turned
 *  now, or where it is held, if none is near. */
export function hanging(ways: Lay[], point: Cell, direction: number): Lay {
  const held = { row: Math.round(point.row), column: Math.round(point.column) };
  const near = ways
    .filter((way) => way[3] === direction)
    .map((way) => ({ way, far: Math.hypot(middleOf(way).row - point.row, middleOf(way).column - point.column) }))
    .filter(({ far }) => far <= SNAP)
    .sort((one, other) => one.far - other.far)[0];
  return near?.way ?? around(held, direction);
}

/** How it lies where a finger points: best as it is turned now, else as it is allowed, else as it is turned all the same. */
export function tapped(ways: Lay[], cell: Cell, direction: number): Lay {
  const rank = (way: Lay) => (way[3] === direction ? 0 : LENGTH) + cellsOf(way).findIndex((one) => same(one, cell));
  const over = ways.filter((way) => covers(way, cell)).sort((one, other) => rank(one) - rank(other));
  return over[0] ?? around(cell, direction);
}

export const isInside = ({ row, column }: Cell): boolean => row >= 1 && row <= AREA.rows && column >= 1 && column <= AREA.columns;

/** A symbol that lies there already. */
export interface Lying extends Cell {
  symbol: string;
}

/** The symbols alike that a tile would join, side by side with its own or with one another (BF-FATE-10). */
export function joined(lying: Lying[], way: Lay, symbols: string[]): Lying[] {
  const found = new Set<Lying>();
  const beside = (one: Cell, other: Cell) => Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;
  const spread = (from: Cell, symbol: string) => {
    for (const one of lying) {
      if (one.symbol !== symbol || found.has(one) || !beside(one, from)) continue;
      found.add(one);
      spread(one, symbol);
    }
  };
  cellsOf(way).forEach((cell, n) => spread(cell, symbols[n] ?? ''));
  return [...found];
}

/** What a question says a way would bring ("2[ship] 1[gold]"), by kind. */
export const yieldOf = (signs: string): Record<string, number> =>
  Object.fromEntries([...signs.matchAll(/(\d+)\[(\w+)\]/g)].map(([, count, kind]) => [kind, Number(count)]));
