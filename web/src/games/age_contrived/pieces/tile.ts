/** Where the wells of a tile lie. */
import { TILES } from '../content';

/** In the units of the drawing that it lies in: the tile, its ribbon, the radius of a well and the step between two. */
export interface TileSize {
  width: number;
  height: number;
  ribbon: number;
  well: number;
  step: number;
}

/** On a position of the machine; where it waits for it; in the Pool; in an opponent's row. */
export const POSITION: TileSize = { width: 104, height: 92, ribbon: 20, well: 15.5, step: 39 };
export const WAITING: TileSize = { width: 86, height: 92, ribbon: 20, well: 14.5, step: 36 };
export const POOL: TileSize = { width: 66, height: 99, ribbon: 19, well: 14, step: 31 };
export const SMALL: TileSize = { width: 37, height: 38, ribbon: 5, well: 6.6, step: 15 };

export const LEVELS = ['', 'I', 'II', 'III'];

export type Row = 'upper' | 'lower';

export interface Well {
  row: Row;
  n: number;
  x: number;
  y: number;
}

/** The wells of both rows, around the middle of the tile. */
export function wellsOf(id: string, { height, ribbon, step }: TileSize): Well[] {
  const tile = TILES[id];
  if (!tile) return [];
  const y = ribbon / 2 + (height - ribbon) / 4;
  const row = (name: Row, count: number): Well[] =>
    Array.from({ length: count }, (_, n) => ({ row: name, n, x: (n - (count - 1) / 2) * step, y: name === 'upper' ? -y : y }));
  return [...row('upper', tile.upper), ...row('lower', tile.lower)];
}
