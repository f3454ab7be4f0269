import { describe, expect, it } from 'vitest';
import { bowed, paced, route } from '../../../src/lib/board/ways';

const WAYS: [string, string][] = [['a', 'b'], ['b', 'c'], ['c', 'd'], ['d', 'a'], ['e', 'f']];

describe('ways on a board', () => {
  it('leads by the fewest ways, either way round', () => {
    expect(route(WAYS, 'a', 'b')).toEqual(['a', 'b']);
    expect(route(WAYS, 'a', 'd')).toEqual(['a', 'd']);
    expect(route(WAYS, 'b', 'd')).toEqual(['b', 'a', 'd']);
    expect(route(WAYS, 'a', 'a')).toEqual(['a']);
    expect(route(WAYS, 'a', 'f')).toBeNull();
  });

  it('bows towards the control point and ends at its end', () => {
    expect(bowed({ x: 0, y: 0 }, { x: 10, y: 20 }, { x: 20, y: 0 }, 2)).toEqual([{ x: 10, y: 10 }, { x: 20, y: 0 }]);
    expect(bowed({ x: 0, y: 0 }, { x: 5, y: 0 }, { x: 10, y: 0 }, 4).map(({ x }) => x)).toEqual([2.5, 5, 7.5, 10]);
  });

  it('is gone at one pace', () => {
    expect(paced([{ x: 0, y: 0 }, { x: 3, y: 4 }, { x: 3, y: 19 }])).toEqual([0, 0.25, 1]);
    expect(paced([{ x: 1, y: 1 }, { x: 1, y: 1 }])).toEqual([0, 1]);
  });
});
