import { describe, expect, it } from 'vitest';
import type { Texts } from '../../../src/lib/game';
import type { View } from '../../../src/games/bonfire/content';
import { readings } from '../../../src/games/bonfire/words/aloud';

/** Labels are their keys and values. */
const text = {
  name: (id: string) => id,
  format: (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' '),
  seat: (seat: number) => `seat ${seat}`,
  plain: (said: string) => said,
  spoken: (said: string) => said,
} as unknown as Texts;

const place = (n: number, more = {}) => ({
  place: n, task: null, lit: false, met: false, lacking: 0, wanted: 0, notch: `notch_${n}`, portal: false, path: null, on_path: [], at_bonfire: null, ...more,
});
const city = {
  colour: 'blue', points: 3, would_score: 20, start: ['blue'], gnomes: ['herald'],
  places: [
    place(1, { task: 'three_portals', wanted: 3, lacking: 1 }), place(2, { path: 'path_a', on_path: ['grey'] }),
    place(7, { task: 'a_herb', lit: true, portal: true, at_bonfire: 'pink' }),
  ],
};
const player = {
  seat: 0, city, tiles: { ship: 2, path: 0 }, resources: {}, ship: 'island_a1', column: ['fate_2', 'fate_5'], apart: null, laid: [], symbols: [],
  offerings: ['herb', ''], stacks: [3, 0], offered: { island_a1: 1 }, out: false, passed: false,
};
const view = {
  seat: 0, active: 0, players: [player], tom: null,
  islands: [{ island: 'island_a1', tasks: ['one', 'two'], guardians: 0, ships: [0] }, { island: 'island_b1', tasks: [], guardians: 3, ships: [] }],
  fields: [{ field: 'gb_1', portals: ['sun'], here: true }], council: [{ field: 'council_ship', novices: ['blue', 'neutral'] }, { field: 'council_fate', novices: [] }],
  common: [{ task: 'common_portals_7', novice: false, progress: [2], met: [false] }],
  paths: ['path_b', null], path_pile: 9, specialists: [null], elders: ['elder'], gnome_deck: 4, novices: 1, novices_needed: 7, countdown_left: -1,
} as unknown as View;

describe('Bonfire by ear', () => {
  const told = Object.fromEntries(readings(view, text).map(({ label, lines }) => [label, lines]));

  it('begins with the own city, and leaves out others where there are none', () => {
    expect(Object.keys(told)).toEqual(['board-own', 'board-purse', 'board-sea', 'board-wheel', 'board-council', 'board-commons', 'board-market']);
  });

  it('says of the city what is there', () => {
    expect(told['board-own']).toEqual([
      'aloud-score 20 3', 'board-tower-task 1 three_portals board-of 2 3', 'board-tower-lit 7 a_herb', 'aloud-empty 2', 'aloud-path 1 path_a',
      'aloud-portals 7', 'aloud-notch notch_1', 'aloud-guardian-start own', 'aloud-guardian-path grey 2', 'aloud-guardian-bonfire pink 7', 'board-gnomes: herald',
    ]);
    expect(told['board-purse']).toEqual(['view-tiles: 2 ship', 'view-resources: –', 'board-offering herb 3', 'aloud-column fate_2, fate_5']);
  });

  it('says who is where', () => {
    expect(told['board-sea']).toEqual(['island_a1: one, two; aloud-offered seat 0 1; aloud-ship seat 0', 'island_b1: aloud-waiting 3']);
    expect(told['board-wheel']).toEqual(['gb_1; view-here; sun']);
    expect(told['board-council']).toEqual(['council_ship: seat 0, neutral', 'council_fate']);
    expect(told['board-commons']).toEqual(['common_portals_7; board-of 2 7; aloud-novice-gone', 'board-countdown: board-of 1 7 board-novices']);
  });
});
