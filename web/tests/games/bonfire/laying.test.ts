import { describe, expect, it } from 'vitest';
import { cellsOf, hanging, joined, moved, tapped, turned, yieldOf, type Lay } from '../../../src/games/bonfire/city/laying';

const lay = (row: number, column: number, direction: number): Lay => ['lay', row, column, direction];

describe('a Fate Tile over the cloth', () => {
  it('lies from its first symbol in its direction', () => {
    expect(cellsOf(lay(2, 3, 2))).toEqual([{ row: 2, column: 3 }, { row: 2, column: 2 }, { row: 2, column: 1 }]);
  });

  it('turns clockwise around its middle, all the way round', () => {
    expect(turned(lay(2, 2, 0))).toEqual(lay(1, 3, 1));
    expect([1, 2, 3, 4].reduce((way) => turned(way), lay(2, 2, 0))).toEqual(lay(2, 2, 0));
    expect(turned(turned(lay(2, 2, 0), true), true), 'it reads the same both ways').toEqual(lay(2, 2, 0));
  });

  it('goes cell by cell, its middle never beyond the edge', () => {
    expect(moved([], lay(1, 1, 0), 1, 0)).toEqual(lay(2, 1, 0));
    expect(moved([], lay(1, 1, 0), -1, 0)).toEqual(lay(1, 1, 0));
    expect(moved([], lay(1, 1, 0), 0, -1), 'an end may stick out, to be told why not').toEqual(lay(1, 0, 0));
    expect(moved([], lay(1, 0, 0), 0, -1)).toEqual(lay(1, 0, 0));
  });

  it('goes one cell further out where some way may', () => {
    expect(moved([lay(0, 1, 0)], lay(1, 1, 0), -1, 0)).toEqual(lay(0, 1, 0));
  });

  it('snaps to a place near the pointer as it is turned now, and hangs there where none is near', () => {
    const ways = [lay(1, 1, 0), lay(3, 3, 0), lay(1, 5, 1)];
    expect(hanging(ways, { row: 1.3, column: 2.6 }, 0)).toEqual(lay(1, 1, 0));
    expect(hanging(ways, { row: 2.2, column: 5.1 }, 0), 'only a turned one would fit').toEqual(lay(2, 4, 0));
    expect(hanging(ways, { row: 2.2, column: 5.1 }, 1)).toEqual(lay(1, 5, 1));
  });

  it('is laid by a tap as it is turned, else as it fits, else to be told why not', () => {
    const ways = [lay(1, 1, 0), lay(1, 1, 1), lay(2, 4, 1)];
    expect(tapped(ways, { row: 1, column: 1 }, 1)).toEqual(lay(1, 1, 1));
    expect(tapped(ways, { row: 3, column: 4 }, 0)).toEqual(lay(2, 4, 1));
    expect(tapped(ways, { row: 4, column: 6 }, 2)).toEqual(lay(4, 7, 2));
  });

  it('joins what lies side by side and is alike, each once', () => {
    const lying = [
      { row: 2, column: 1, symbol: 'ship' }, { row: 3, column: 1, symbol: 'ship' }, { row: 2, column: 2, symbol: 'task' },
      { row: 4, column: 2, symbol: 'ship' }, { row: 2, column: 3, symbol: 'ship' },
    ];
    expect(joined(lying, lay(1, 1, 0), ['ship', 'path', 'ship'])).toEqual([lying[0], lying[1], lying[4]]);
    expect(joined(lying, lay(1, 1, 0), ['path', 'ship', 'path'])).toEqual([]);
  });

  it('says by kind what it would bring', () => {
    expect(yieldOf('2[ship] 3[great_bonfire] 1[gold]')).toEqual({ ship: 2, great_bonfire: 3, gold: 1 });
  });
});
