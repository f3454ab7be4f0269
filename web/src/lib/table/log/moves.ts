/** The log of a table as the server keeps it: choices, and takings back. */
import type { Happening, Move } from '../../../generated/schema';
import type { LiveEvent, Option } from '../../game';

export const UNDO = '~undo';
/** What nobody could know was dealt anew: no choice, and nobody's. */
export const CONCEAL = '~conceal';
/** A choice that was made in secret. */
export const HIDDEN = '~hidden';

/** What is told of the log, one after another: what happened, and how a choice was made where that is not plain. */
export type Line = { event: Option } | { note: 'log-secret' | 'log-standing'; seat: number } | { note: 'log-dealt'; seat: null };

/** What is read: that, and what has become of a seat. */
export type Read = Line | { became: Happening['what']; seat: number };

/** What is read of the log together: a move, or what has become of seats between two. */
export interface Entry {
  move: Move | null;
  lines: Read[];
}

export function linesOf(moves: Pick<Move, 'seat' | 'option' | 'events' | 'standing'>[]): Line[] {
  return moves.flatMap((move) => {
    const notes: Line[] = [];
    if (move.standing) notes.push({ note: 'log-standing', seat: move.seat });
    else if (move.option[0] === CONCEAL) notes.push({ note: 'log-dealt', seat: null });
    else if (move.option[0] === HIDDEN) notes.push({ note: 'log-secret', seat: move.seat });
    return [...notes, ...move.events.map((event) => ({ event }))];
  });
}

/** The log as people read it: moves of which something is told, and between them what has become of seats. */
export function entriesOf(moves: Move[], happened: Happening[]): Entry[] {
  const entries: Entry[] = [];
  const left = [...happened];
  const tell = (before: number) => {
    const lines = left.splice(0, left.filter((one) => one.seq < before).length).map(({ what, seat }) => ({ became: what, seat }));
    if (lines.length) entries.push({ move: null, lines });
  };
  for (const move of moves) {
    tell(move.seq);
    const lines = linesOf([move]);
    if (lines.length) entries.push({ move, lines });
  }
  tell(Infinity);
  return entries;
}

/** The log with some more moves: what was taken back goes. */
export function logWith(known: Move[], more: Move[]): Move[] {
  let kept = [...known];
  for (const move of more) {
    if (move.option[0] === UNDO) kept = kept.filter((one) => one.number <= move.number);
    else kept.push(move);
  }
  return kept;
}

/** How many choices there were when the turn that goes on began, by the first of a turn's events in what is still there. */
export const turnBegan = (moves: Pick<Move, 'number' | 'events'>[], begins: (event: Option) => boolean): number =>
  moves.findLast(({ events }) => events.some(begins))?.number ?? 0;

/** What came of a choice, for animations, sounds and scenes. */
export function liveEvents(move: Move): LiveEvent[] {
  return move.events.map((event, n) => ({ id: move.seq * 1000 + n, seat: move.seat, event }));
}

/** Has a bot chosen in somebody's place since then? */
export function wasStoodInFor(happened: Happening[], mine: number[], since: number): boolean {
  return happened.some(({ what, seat, seq }) => what === 'stand-in' && mine.includes(seat) && seq >= since - 1);
}

/** Does somebody else's choice, or one of an own seat, lead to this? */
export function byOthers(moves: Move[], mine: number[]): boolean {
  return moves.some((move) => move.option.length > 0 && !mine.includes(move.seat));
}
