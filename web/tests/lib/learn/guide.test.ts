import { describe, expect, it } from 'vitest';
import type { Guide } from '../../../src/generated/schema';
import { follow, meet, pass, rewind, START, toldAt } from '../../../src/lib/learn/guide';

const guide: Guide = {
  seed: 1,
  setup: {},
  step: [
    { id: 'goal', kind: 'main', choose: [], points: [] },
    { id: 'gems', kind: 'main', choose: [['play', 'crystal'], ['play', 'crystal']], points: [] },
    { id: 'buy', kind: 'main', choose: [['gain', 'jade']], points: [] },
    { id: 'cast', kind: 'casting', choose: [['cast', 1]], points: [] },
  ],
};
const main = { kind: 'main', options: [['play', 'crystal'], ['end_turn']] };

describe('a guided game', () => {
  it('is read, then followed choice by choice', () => {
    expect(toldAt(guide, START, main)?.id).toBe('goal');
    const read = pass(START);
    expect(toldAt(guide, read, main)?.id).toBe('gems');
    const once = follow(guide, read, 1, ['play', 'crystal']);
    expect(once).toEqual({ number: 1, step: 1, made: 1 });
    expect(follow(guide, once, 2, ['play', 'crystal'])).toEqual({ number: 2, step: 2, made: 0 });
  });

  it('is overtaken by whoever does not read', () => {
    expect(follow(guide, START, 1, ['play', 'crystal'])).toEqual({ number: 1, step: 1, made: 1 });
  });

  it('waits while its step is not on offer, and goes on with a later question', () => {
    const buying = { number: 2, step: 2, made: 0 };
    expect(toldAt(guide, buying, main)).toBeNull();
    expect(follow(guide, buying, 3, ['end_turn'])).toEqual({ number: 3, step: 2, made: 0 });
    expect(meet(guide, buying, main)).toBe(buying);
    const casting = { kind: 'casting', options: [['cast', 1], ['done']] };
    expect(toldAt(guide, meet(guide, buying, casting), casting)?.id).toBe('cast');
  });

  it('goes back with the table', () => {
    const marks = [START, { number: 1, step: 1, made: 1 }, { number: 2, step: 2, made: 0 }];
    expect(rewind(marks, 1)).toEqual(marks.slice(0, 2));
    expect(rewind(marks.slice(1), 0)).toEqual([START]);
  });

  it('ends after its last step', () => {
    expect(toldAt(guide, { number: 9, step: 4, made: 0 }, main)).toBeNull();
  });
});
