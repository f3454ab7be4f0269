/** The log of a table as the server keeps it: choices, and takings back. */
import type { Move } from '../generated/schema';
import type { Option } from './game';

export const UNDO = '~undo';

/** The log with some more moves: what was taken back goes. */
export function standing(known: Move[], more: Move[]): Move[] {
  let kept = [...known];
  for (const move of more) {
    if (move.option[0] === UNDO) kept = kept.filter((one) => one.number <= move.number);
    else kept.push(move);
  }
  return kept;
}

export function sameOption(one: Option, other: Option): boolean {
  return one.length === other.length && one.every((value, n) => value === other[n]);
}

/** Does somebody else's choice, or one of an own seat, lead to this? */
export function byOthers(moves: Move[], mine: number[]): boolean {
  return moves.some((move) => move.option.length > 0 && !mine.includes(move.seat));
}
