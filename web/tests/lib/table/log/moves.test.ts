import { describe, expect, it } from 'vitest';
import { entriesOf, linesOf, turnBegan, wasStoodInFor } from '../../../../src/lib/table/log/moves';
import { namesOf } from '../../../../src/lib/table/prompt/asking';

const move = (seat: number, option: (string | number)[], events: (string | number)[][], standing = false) => ({ seat, option, events, standing, frames: null });

describe('the log in lines', () => {
  it('tells events, and how a choice was made where that is not plain', () => {
    const lines = linesOf([
      move(0, ['add', 1], [['pot', 1]]),
      move(1, ['~hidden'], [['bid-made', 1]]),
      move(0, ['stay'], [], true),
      move(0, ['keep'], []),
    ]);
    expect(lines).toEqual([
      { event: ['pot', 1] },
      { note: 'log-secret', seat: 1 },
      { event: ['bid-made', 1] },
      { note: 'log-standing', seat: 0 },
    ]);
  });
});

describe('what becomes of seats', () => {
  const at = (seq: number) => ({ ...move(0, ['add', 1], [['pot', seq]]), seq, number: seq, at: 0 });
  const happened = [
    { seq: 0, seat: 1, what: 'taken' as const },
    { seq: 1, seat: 1, what: 'stand-in' as const },
    { seq: 1, seat: 0, what: 'bot' as const },
    { seq: 2, seat: 1, what: 'back' as const },
  ];

  it('is read between the moves, after the one at which it happened', () => {
    const read = entriesOf([at(1), at(2)], happened).map((entry) => entry.move?.seq ?? entry.lines);
    expect(read).toEqual([
      [{ became: 'taken', seat: 1 }],
      1,
      [{ became: 'stand-in', seat: 1 }, { became: 'bot', seat: 0 }],
      2,
      [{ became: 'back', seat: 1 }],
    ]);
  });

  it('is missed by who was stood in for, and by nobody else', () => {
    expect(wasStoodInFor(happened, [1], 2)).toBe(true);
    expect(wasStoodInFor(happened, [1], 3)).toBe(false);
    expect(wasStoodInFor(happened, [0], 2)).toBe(false);
  });
});

describe('seats that go by who sits there', () => {
  const seat = (name: string | null) => ({ seat: 0, name, mine: false, bot: null, present: true, stand_in: null, standing: [], hints: false, free_from: null, owned: false, invitation: null });

  it('have a name only where nobody else has it', () => {
    expect(namesOf(['Ala', 'Olek', 'Ala', '', null].map(seat))).toEqual(['', 'Olek', '', '', '']);
  });
});

describe('where the turn began', () => {
  const made = (number: number, ...events: string[]) => ({ number, events: events.map((kind) => [kind, 0]) });
  const begins = ([kind]: (string | number)[]) => kind === 'turn';

  it('is after the last choice that told of it, or at the start', () => {
    expect(turnBegan([made(1, 'fill'), made(2, 'exhaust', 'turn'), made(3, 'fill')], begins)).toBe(2);
    expect(turnBegan([made(1, 'turn'), made(2, 'turn'), made(3)], begins)).toBe(2);
    expect(turnBegan([made(1, 'fill')], begins)).toBe(0);
  });
});
