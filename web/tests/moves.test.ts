import { describe, expect, it } from 'vitest';
import { linesOf, sameOption } from '../src/lib/moves';
import { namesOf } from '../src/lib/table/asking';

const move = (seat: number, option: (string | number)[], events: (string | number)[][], standing = false) => ({ seat, option, events, standing });

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

describe('seats that go by who sits there', () => {
  const seat = (name: string | null) => ({ seat: 0, name, mine: false, bot: null, present: true, stand_in: null, standing: [], hints: false, invitation: null });

  it('have a name only where nobody else has it', () => {
    expect(namesOf(['Ala', 'Olek', 'Ala', '', null].map(seat))).toEqual(['', 'Olek', '', '', '']);
  });
});

describe('the same option', () => {
  it('has the same places in the same order', () => {
    expect(sameOption(['prep', 'spark', 1], ['prep', 'spark', 1])).toBe(true);
    expect(sameOption(['prep', 'spark', 1], ['prep', 'spark', 2])).toBe(false);
    expect(sameOption(['prep', 'spark'], ['prep', 'spark', 1])).toBe(false);
  });
});
