import { describe, expect, it } from 'vitest';
import { besides, turned, type Lay } from '../../../src/games/bonfire/city/laying';

const lay = (row: number, column: number, direction: number): Lay => ['lay', row, column, direction];

describe('a Fate Tile over the cloth', () => {
  const ways = [lay(1, 1, 0), lay(1, 1, 1), lay(1, 4, 0), lay(3, 1, 0), lay(3, 6, 2)];

  it('turns at its place where that is allowed, and back again', () => {
    expect(turned(ways, lay(1, 1, 0))).toEqual(lay(1, 1, 1));
    expect(turned(ways, lay(1, 1, 1))).toEqual(lay(1, 1, 0));
  });

  it('turns to the nearest place that takes it turned, where its own does not', () => {
    expect(turned(ways, lay(3, 1, 0))).toEqual(lay(1, 1, 1));
  });

  it('stays as it is where nothing else is allowed', () => {
    expect(turned([lay(2, 2, 0)], lay(2, 2, 0))).toEqual(lay(2, 2, 0));
  });

  it('goes by arrows to the nearest place ahead, best without turning', () => {
    expect(besides(ways, lay(1, 1, 0), 1, 0)).toEqual(lay(1, 4, 0));
    expect(besides(ways, lay(1, 1, 0), 0, 1)).toEqual(lay(3, 1, 0));
    expect(besides(ways, lay(3, 1, 0), 1, 0)).toEqual(lay(3, 6, 2));
    expect(besides(ways, lay(1, 1, 0), -1, 0), 'there is nothing that way but itself turned').toEqual(lay(1, 1, 1));
    expect(besides(ways, lay(1, 1, 0), 0, -1)).toEqual(lay(1, 1, 0));
  });

  it('reaches every place by arrows and turns', () => {
    const seen = new Set<string>();
    const left = [ways[0]!];
    while (left.length) {
      const one = left.pop()!;
      if (seen.has(one.join())) continue;
      seen.add(one.join());
      left.push(turned(ways, one), besides(ways, one, 1, 0), besides(ways, one, -1, 0), besides(ways, one, 0, 1), besides(ways, one, 0, -1));
    }
    expect(seen.size).toBe(ways.length);
  });
});
