import { describe, expect, it } from 'vitest';
import { changesOf, rowNames } from '../../../src/lib/plain/changes';

const changed = (before: unknown, after: unknown) => [...changesOf(before, after)];

describe('what of a view has changed', () => {
  it('is told by its path', () => {
    expect(changed({ pot: 1, turn: { number: 1, who: 'a' } }, { pot: 1, turn: { number: 2, who: 'a' } })).toEqual(['turn/number']);
    expect(changed({ cards: [1, 2] }, { cards: [1] })).toEqual(['cards']);
    expect(changed({ cards: [1, 2] }, { cards: [1, 2] })).toEqual([]);
    expect(changed({ apart: null }, { apart: 'tile' })).toEqual(['apart']);
  });

  it('in a table by what tells its rows apart', () => {
    const place = (name: string, count: number) => ({ place: name, count });
    expect(changed({ all: [place('a', 1), place('b', 2)] }, { all: [place('b', 3)] }), 'the first row has gone').toEqual(['all/b/count']);
    expect(changed({ all: [place('a', 1)] }, { all: [place('a', 1), place('b', 2)] })).toEqual(['all/b/place', 'all/b/count']);
    expect(changed({ all: [] }, { all: [{ row: 1, column: 2, symbol: 'x' }] })).toEqual(['all/1:2/row', 'all/1:2/column', 'all/1:2/symbol']);
    expect(changed({ all: [place('a', 1)] }, { all: [] })).toEqual(['all']);
  });

  it('which is a place on a grid, a seat, a first value, or their order', () => {
    expect(rowNames([{ row: 1, column: 2 }, { row: 2, column: 1 }])).toEqual(['1:2', '2:1']);
    expect(rowNames([{ points: 3, seat: 1 }, { points: 3, seat: 0 }])).toEqual(['1', '0']);
    expect(rowNames([{ kind: 'a', n: 1 }, { kind: 'a', n: 2 }])).toEqual(['0', '1']);
  });
});
