/** The log of a table as the server keeps it: choices, and takings back. */
import type { Move } from '../generated/schema';
import type { LiveEvent, Option } from './game';

export const UNDO = '~undo';
/** A choice that was made in secret. */
export const HIDDEN = '~hidden';

/** What is told of the log, one after another: what happened, and how a choice was made where that is not plain. */
export type Line = { event: Option } | { note: 'log-secret' | 'log-standing'; seat: number };

export function linesOf(moves: Pick<Move, 'seat' | 'option' | 'events' | 'standing'>[]): Line[] {
  return moves.flatMap((move) => {
    const notes: Line[] = [];
    if (move.standing) notes.push({ note: 'log-standing', seat: move.seat });
    else if (move.option[0] === HIDDEN) notes.push({ note: 'log-secret', seat: move.seat });
    return [...notes, ...move.events.map((event) => ({ event }))];
  });
}

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

/** What came of a choice, for animations, sounds and scenes. */
export function liveEvents(move: Move): LiveEvent[] {
  return move.events.map((event, n) => ({ id: move.seq * 1000 + n, seat: move.seat, event }));
}

/** Does somebody else's choice, or one of an own seat, lead to this? */
export function byOthers(moves: Move[], mine: number[]): boolean {
  return moves.some((move) => move.option.length > 0 && !mine.includes(move.seat));
}
