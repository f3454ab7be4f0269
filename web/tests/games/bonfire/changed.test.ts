import { describe, expect, it } from 'vitest';
import { changed } from '../../../src/games/bonfire/changed';
import type { View } from '../../../src/games/bonfire/content';

const city = (points: number, would_score = points) => ({ points, would_score, start: [], places: [], gnomes: [] });
const view = (more: Partial<Record<keyof View, unknown>> = {}): View =>
  ({
    islands: [{ island: 'island_a1', tasks: ['one', 'two'], guardians: 0, ships: [0] }, { island: 'island_b1', tasks: [], guardians: 4, ships: [] }],
    fields: [{ field: 'gb_1', portals: [], here: true }, { field: 'gb_2', portals: [], here: false }],
    council: [{ field: 'council_ship', novices: [] }],
    common: [{ task: 'common_tasks_7', novice: true, progress: [1, 1], met: [false, false] }],
    paths: ['path_1', 'path_2'], specialists: ['one', null], tom: null,
    players: [{ city: city(3) }, { city: city(4) }],
    ...more,
  }) as unknown as View;

describe('what others have changed', () => {
  it('is nothing where nothing has', () => {
    expect(changed(view(), view(), 0)).toEqual(new Set());
  });

  it('is told by its spots', () => {
    const now = view({
      islands: [{ island: 'island_a1', tasks: ['two'], guardians: 0, ships: [0] }, { island: 'island_b1', tasks: [], guardians: 4, ships: [1] }],
      paths: ['path_1', 'path_3'], specialists: ['one', null],
      players: [{ city: city(3) }, { city: city(9) }],
    });
    expect([...changed(view(), now, 0)]).toEqual(['island:island_a1', 'island:island_b1', 'paths:1', 'city:1']);
  });

  it('leaves out what is one\'s own, and what only follows from the rest', () => {
    const now = view({
      islands: [{ island: 'island_a1', tasks: ['one', 'two'], guardians: 0, ships: [] }, { island: 'island_b1', tasks: [], guardians: 4, ships: [0] }],
      common: [{ task: 'common_tasks_7', novice: true, progress: [2, 3], met: [false, false] }],
      players: [{ city: city(8) }, { city: city(4, 20) }],
    });
    expect([...changed(view(), now, 0)]).toEqual([]);
    expect([...changed(view(), now, 1)]).toEqual(['island:island_a1', 'island:island_b1', 'city:0']);
  });
});
