import { describe, expect, it } from 'vitest';
import type { SeriesGame } from '../../../src/generated/schema';
import { course } from '../../../src/lib/end/course';
import { ticks } from '../../../src/lib/end/plotting';

const game = (id: string, handicap: number, own: number, other: number): SeriesGame => ({
  id, setup: { handicap, limit: 5, challenge: true, colours: ['red'] },
  sides: [{ side: 'red', seats: [0], points: 9, rank: own }, { side: 'tom', seats: [], points: 8, rank: other }],
});

describe('the course of a series', () => {
  const games = [game('a', -10, 1, 2), game('b', -5, 2, 1), game('c', -7, 1, 1)];

  it('follows the number that moves, game by game, to the one that comes next', () => {
    expect(course(games, { handicap: -7, limit: 5 }, [0])).toEqual({
      option: 'handicap',
      stops: [
        { id: 'a', game: 1, value: -10, result: 'won' },
        { id: 'b', game: 2, value: -5, result: 'lost' },
        { id: 'c', game: 3, value: -7, result: 'draw' },
        { id: null, game: 4, value: -7, result: null },
      ],
    });
  });

  it('is none where nothing moves', () => {
    expect(course([game('a', 3, 1, 2)], { handicap: 3, limit: 5 }, [0])).toBeNull();
    expect(course([], null, [0])).toBeNull();
  });
});

describe('round numbers', () => {
  it('begin at nothing, or below it where figures do', () => {
    expect(ticks(20)).toEqual([0, 5, 10, 15, 20]);
    expect(ticks(5, -10)).toEqual([-10, -5, 0, 5]);
    expect(ticks(1, -10)).toEqual([-10, -5, 0]);
  });
});
