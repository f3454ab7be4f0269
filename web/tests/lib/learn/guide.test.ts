import { describe, expect, it } from 'vitest';
import type { Guide } from '../../../src/generated/schema';
import aeonsEnd from '../../../src/generated/aeons_end/guide.json';
import bonfire from '../../../src/generated/bonfire/guide.json';
import type { Option } from '../../../src/lib/game';
import { follow, meet, pass, rewind, START, toldAt, type Mark } from '../../../src/lib/learn/guide';

const guide: Guide = {
  seed: 1,
  setup: {},
  step: [
    { id: 'goal', kind: 'main', choose: [], points: [] },
    { id: 'gem', kind: 'main', choose: [['play', 'crystal']], points: [] },
    { id: 'gems', kind: 'main', choose: [['play', 'crystal'], ['play', 'shard']], points: [] },
    { id: 'buy', kind: 'main', choose: [['gain', 'jade']], points: [] },
    { id: 'cast', kind: 'casting', choose: [['cast', 1]], points: [] },
  ],
};
const main = { kind: 'main', options: [['play', 'crystal'], ['play', 'shard'], ['end_turn']] };
const casting = { kind: 'casting', options: [['cast', 1], ['done']] };

/** How far somebody is who chooses these, one after the other. */
const choosing = (from: Mark, ...options: Option[]): Mark =>
  options.reduce((mark, option) => follow(guide, mark, mark.number + 1, option), from);
const toldTo = (mark: Mark, question: { kind: string; options: Option[] } = main) => toldAt(guide, meet(guide, mark, question), question);

describe('a guided game', () => {
  it('is read, then followed choice by choice', () => {
    expect(toldTo(START)?.step.id).toBe('goal');
    const read = pass(guide, START, 0);
    expect(toldTo(read)).toMatchObject({ step: { id: 'gem' }, options: [['play', 'crystal']] });
    const once = choosing(read, ['play', 'crystal']);
    expect(toldTo(once)).toMatchObject({ step: { id: 'gems' }, options: [['play', 'crystal'], ['play', 'shard']] });
    const twice = choosing(once, ['play', 'crystal'], ['play', 'shard']);
    expect(twice).toMatchObject({ number: 3, step: 3 });
  });

  it('is overtaken by whoever does not read', () => {
    expect(choosing(START, ['play', 'crystal'])).toMatchObject({ number: 1, step: 2 });
  });

  it('counts what was done, in whatever order', () => {
    const early = choosing(pass(guide, START, 0), ['play', 'shard']);
    expect(toldTo(early)?.step.id, 'what was to come first still is').toBe('gem');
    const more = choosing(early, ['play', 'crystal']);
    expect(toldTo(more)).toMatchObject({ step: { id: 'gems' }, options: [['play', 'crystal']] });
    expect(choosing(more, ['play', 'crystal']).step).toBe(3);
  });

  it('waits while its step is not on offer, and goes on with a later question', () => {
    const buying = { ...START, number: 3, step: 3 };
    const done = choosing(START, ['play', 'crystal'], ['play', 'crystal'], ['play', 'shard']);
    expect(toldTo(done)).toBeNull();
    expect(choosing(done, ['end_turn'])).toMatchObject({ number: 4, step: 3 });
    expect(meet(guide, buying, main)).toBe(buying);
    expect(toldTo(buying, casting)?.step.id).toBe('cast');
  });

  it('comes back to a step that was left behind as soon as it is possible', () => {
    const late = meet(guide, choosing(START, ['play', 'shard'], ['end_turn']), casting);
    expect(late.step).toBe(4);
    expect(toldAt(guide, late, main)?.step.id).toBe('gem');
    expect(toldAt(guide, pass(guide, late, 1), main)?.step.id, 'unless it was left out').toBe('gems');
    const rich = { kind: 'main', options: [['gain', 'jade'], ['end_turn']] };
    expect(toldAt(guide, late, rich)?.step.id).toBe('buy');
    expect(toldAt(guide, late, { kind: 'main', options: [['end_turn']] })).toBeNull();
  });

  it('goes back with the table', () => {
    const one = choosing(START, ['play', 'crystal']);
    const marks = [START, one, choosing(one, ['play', 'crystal'])];
    expect(rewind(marks, 1)).toEqual(marks.slice(0, 2));
    expect(rewind(marks.slice(1), 0)).toEqual([START]);
  });

  it('ends after its last step', () => {
    const over = guide.step.reduce((mark, _, at) => pass(guide, mark, at), START);
    expect(over.step).toBe(guide.step.length);
    expect(toldTo(over)).toBeNull();
  });
});

describe('the guides of the house', () => {
  it("take the gems of Aeon's End in any order", () => {
    const gems: Option[] = [['play', 'emerald_shard'], ['play', 'crystal'], ['prep', 'spark', 1], ['play', 'crystal'], ['play', 'crystal']];
    const played = gems.reduce((mark, option, n) => follow(aeonsEnd, mark, n + 1, option), START);
    expect(aeonsEnd.step[played.step]?.id).toBe('gain');
  });

  it('let the ship of Bonfire sail before the path is built', () => {
    const act = { kind: 'act', options: [['path'], ['ship', 'island_d1']] };
    const sailed = follow(bonfire, { ...START, step: 1 }, 1, ['ship', 'island_d1']);
    const landed = meet(bonfire, sailed, { kind: 'island', options: [['task']] });
    expect(bonfire.step[landed.step]?.id).toBe('task');
    const later = meet(bonfire, { ...landed, step: 8 }, act);
    expect(toldAt(bonfire, later, act)?.step.id).toBe('path');
  });
});
