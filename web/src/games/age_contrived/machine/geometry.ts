/** Where the parts of a machine lie, in the units of each drawing: a wide one with its rack at the left, and that of a phone,
 *  with the rack below. */
import { POSITION, WAITING, type TileSize } from '../pieces/tile';

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  width: number;
  height: number;
}

export interface MachinePlan {
  name: 'wide' | 'phone';
  width: number;
  height: number;
  frame: Box;
  belt: Box;
  tile: TileSize;
  /** The middle of the tile at a position, from 1. */
  at: (position: number) => Spot;
  waiting: TileSize;
  /** The middle of a tile that waits, from 0: the last is nearest to the machine. */
  waits: (n: number) => Spot;
  plate: { y: number; width: number; height: number };
  /** From the middle of a tile: its conduit and the number of its position. */
  conduit: Spot & { width: number; height: number };
  number: Spot & { radius: number };
  /** Between a stone and the edge of its well. */
  stone: number;
  /** Where what is in hand is held. */
  tray: Box;
}

const PHONE_TILE: TileSize = { width: 68, height: 82, ribbon: 16, well: 13.2, step: 30 };
const PHONE_WAITING: TileSize = { width: 64, height: 66, ribbon: 14, well: 10.5, step: 26 };

export const WIDE: MachinePlan = {
  name: 'wide',
  width: 778,
  height: 206,
  frame: { x: 194, y: 1, width: 583, height: 203 },
  belt: { x: 2, y: 42, width: 758, height: 104 },
  tile: POSITION,
  at: (position) => ({ x: 266 + 112 * (position - 1), y: 94 }),
  waiting: WAITING,
  waits: (n) => ({ x: 53 + 92 * n, y: 94 }),
  plate: { y: 173, width: 108, height: 50 },
  conduit: { x: 12, y: -72.5, width: 56, height: 25 },
  number: { x: -37, y: -70, radius: 10.5 },
  stone: 31,
  tray: { x: 2, y: 0, width: 186, height: 40 },
};

export const PHONE: MachinePlan = {
  name: 'phone',
  width: 374,
  height: 300,
  frame: { x: 1, y: 1, width: 372, height: 206 },
  belt: { x: 1, y: 38, width: 372, height: 96 },
  tile: PHONE_TILE,
  at: (position) => ({ x: 41 + 73 * (position - 1), y: 86 }),
  waiting: PHONE_WAITING,
  waits: (n) => ({ x: 102 + 68 * n, y: 258 }),
  plate: { y: 168, width: 69, height: 62 },
  conduit: { x: 10, y: -66, width: 42, height: 24 },
  number: { x: -24, y: -66, radius: 10 },
  stone: 27,
  tray: { x: 206, y: 226, width: 166, height: 60 },
};
