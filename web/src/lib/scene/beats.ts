/** What happened, cut into beats: each is shown for a while, with its words, before the next. */
import type { Move } from '../../generated/schema';
import type { GameModule, LiveEvent, Option } from '../game';
import { liveEvents, UNDO } from '../table/log/moves';
import type { Texts, Turn } from '../words/texts';

export interface Beat {
  seq: number;
  events: LiveEvent[];
  /** The place of its last event among those of the move: the board is shown as it stood right then. */
  last: number;
  /** The thing that it is about, large and with its words. */
  thing: string | null;
  /** The thing was shown before: now is told what comes of it. */
  aside: boolean;
  /** Whose turn begins. */
  turn: Turn | null;
  /** The seat that acts; while nobody's does, the one that it happens to. */
  seat: number | null;
  /** Who chose knows what they did: the board shows it, and goes on at once. */
  known: boolean;
}

/** What a game says of its events. */
export interface Directions {
  weight: (event: Option) => 'head' | 'strong' | 'plain';
  turn: (event: Option) => Turn | null;
  /** The thing to be shown large. */
  shown: (event: Option) => string | null;
  seats: (event: Option) => number[];
}

export function directions(module: GameModule, text: Texts): Directions {
  const turn = (event: Option) => text.turn(event);
  return {
    weight: (event) => (turn(event) !== null ? 'head' : (module.weight?.(event) ?? 'plain')),
    turn,
    shown: (event) => text.shown(event),
    seats: (event) => text.seatsIn(event),
  };
}

/** Small events of one kind that are told together. */
const ALIKE = 5;
/** Where a move has many small ones, several are told together, so that there are about so many beats. */
const SMALL_BEATS = 12;
const TOGETHER = 4;

/** The beats of some moves. Of a move of one's own (`mine`) the beginning is known: until something comes of it that is
 *  nobody's doing at this table, or somebody else's. */
export function beatsOf(moves: Move[], told: Directions, mine: number[]): Beat[] {
  return moves.flatMap((move) => (move.option[0] === UNDO ? [] : beatsOfMove(move, told, mine)));
}

function beatsOfMove(move: Move, told: Directions, mine: number[]): Beat[] {
  const events = liveEvents(move);
  const begin = mine.includes(move.seat) ? firstNoteworthy(events, told, mine) : 0;
  const beats = new Beats(move, told, events.length - begin);
  if (begin > 0) beats.add(events.slice(0, begin), begin - 1, { known: true });
  events.slice(begin).forEach((one, n) => beats.tell(one, begin + n));
  return beats.made;
}

function firstNoteworthy(events: LiveEvent[], told: Directions, mine: number[]): number {
  const found = events.findIndex(({ event }) => {
    if (told.turn(event) !== null) return true;
    if (told.weight(event) === 'plain' && told.shown(event) === null) return false;
    return !told.seats(event).some((seat) => mine.includes(seat));
  });
  return found < 0 ? events.length : found;
}

class Beats {
  readonly made: Beat[] = [];
  /** So many small ones are told together. */
  private readonly together: number;
  /** How the last beat came about: what it can be joined by. */
  private kind: 'head' | 'small' | 'single' = 'single';
  private readonly seq: number;
  /** Who acts: who has chosen, or whose turn has begun since. */
  private acting: number | null;
  /** It is the turn of somebody who has no seat. */
  private nobodys = false;

  constructor(move: Move, private readonly told: Directions, count: number) {
    this.seq = move.seq;
    this.acting = move.seat < 0 ? null : move.seat;
    this.together = Math.min(TOGETHER, Math.ceil(count / SMALL_BEATS));
  }

  add(events: LiveEvent[], last: number, more: Partial<Beat> = {}): void {
    this.made.push({ seq: this.seq, events, last, thing: null, aside: false, turn: null, seat: this.acting, known: false, ...more });
  }

  tell(one: LiveEvent, place: number): void {
    const { event } = one;
    const turn = this.told.turn(event);
    this.note(event, turn);
    const thing = this.told.shown(event);
    const weight = this.told.weight(event);
    const before = this.made.at(-1);
    const kind = thing !== null || weight === 'strong' ? 'single' : weight === 'head' ? 'head' : 'small';
    if (before && this.joins(kind, before, event, turn)) {
      before.events.push(one);
      before.last = place;
      before.turn ??= turn;
      before.seat = this.acting;
      return;
    }
    // What comes of a thing is told beside it, until a turn begins.
    const beside = kind === 'head' ? null : (before?.thing ?? null);
    this.add([one], place, { thing: thing ?? beside, aside: thing === null && beside !== null, turn });
    this.kind = kind;
  }

  private note(event: Option, turn: Turn | null): void {
    if (turn !== null) this.nobodys = typeof turn === 'string';
    const [first] = typeof turn === 'number' ? [turn] : this.nobodys ? this.told.seats(event) : [];
    this.acting = first ?? this.acting;
  }

  private joins(kind: string, before: Beat, event: Option, turn: Turn | null): boolean {
    if (kind !== this.kind || kind === 'single' || before.known) return false;
    if (kind === 'head') return turn === null || before.turn === null;
    const alike = before.events.every((one) => one.event[0] === event[0]);
    return before.events.length < (alike ? ALIKE : this.together);
  }
}
