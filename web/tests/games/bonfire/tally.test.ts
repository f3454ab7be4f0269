import { describe, expect, it } from 'vitest';
import type { Option, Texts } from '../../../src/lib/game';
import type { View } from '../../../src/games/bonfire/content';
import { tally } from '../../../src/games/bonfire/words/tally';

/** Labels are their keys and values. */
const text = {
  name: (id: string) => id,
  seat: (seat: number) => `seat ${seat}`,
  plain: (said: string) => said,
  format: (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].filter((one) => one !== '').join(' '),
} as unknown as Texts;
const alone = { players: [{}], tom: {} } as View;
const two = { players: [{}, {}], tom: null } as View;

const told = (...moves: Option[][]) => moves.map((events, n) => ({ number: n + 1, events }));
const row = (view: View, name: string, ...moves: Option[][]) =>
  tally(told(...moves), view, text).rows.find(({ label }) => label === `tally-${name}`)?.figures;
const moments = (view: View, ...moves: Option[][]) => tally(told(...moves), view, text).moments;

describe('who did what', () => {
  it('has a column for every seat, and one for Tom', () => {
    expect(tally([], two, text).who).toEqual(['seat 0', 'seat 1']);
    expect(tally([], alone, text).who).toEqual(['seat 0', 'tom']);
  });

  it("counts a seat's deeds, and Tom's beside them", () => {
    const moves: Option[][] = [
      [['ignite', 0, 'blue_path_flower', 2], ['tom-card', 'tom_task_1'], ['tom-lights', 'yellow_bonfires_5', 1]],
      [['portal', 0, 'portal_sun', 7], ['tom-portal', 'portal_eye', 'gb_2', 7], ['tom-portal', 'portal_sun', 'gb_3', 6]],
    ];
    expect(row(alone, 'fires', ...moves)).toEqual([1, 1]);
    expect(row(alone, 'portals', ...moves)).toEqual([1, 2]);
    expect(row(two, 'gnomes', [['recruit', 1, 'elder_fate'], ['recruit', 1, 'elder_paths']])).toEqual([0, 2]);
  });
});

describe('the story', () => {
  it('tells the first fire and the most valuable one, whoever lit them', () => {
    expect(moments(alone,
      [['tom-lights', 'blue_path_flower', 1]], [['ignite', 0, 'yellow_bonfires_5', 2]], [['ignite', 0, 'blue_path_flower', 3]],
    )).toEqual([
      { number: 1, label: 'story-first-fire tom' },
      { number: 2, label: 'story-best-fire seat 0 8 yellow_bonfires_5' },
    ]);
  });

  it('tells the Fate Tile that brought most: its tiles alone', () => {
    const lays = (...counts: number[]): Option[] => [
      ['fate', 1, 'fate_3', 1, 4], ...counts.map((count): Option => ['gain-tiles', 1, 'ship', count]), ['gain-resource', 1, 'gold', 1],
    ];
    expect(moments(two, lays(1, 2), [['gain-tiles', 1, 'gnome', 9]], lays(2, 3, 1), lays(5))).toEqual([
      { number: 3, label: 'story-fate seat 1 6' },
    ]);
  });

  it('tells the Procession that paid most, over all of its choices, up to the next turn, where it began', () => {
    expect(moments(two,
      [['procession', 0, 2], ['walk', 0, 'own', 3], ['gain-resource', 0, 'root', 1]],
      [['walk', 0, 'grey', 2], ['gain-resource', 0, 'gold', 2], ['turn', 1, 2], ['gain-resource', 0, 'gold', 8]],
      [['procession', 1, 1], ['gain-resource', 1, 'root', 1]],
    )).toEqual([{ number: 1, label: 'story-procession seat 0 3' }]);
  });

  it('tells the Elder who brought most, the first Guardian at a Bonfire, and the Countdown', () => {
    expect(moments(two,
      [['recruit', 0, 'elder_fate'], ['points', 0, 4]], [['recruit', 1, 'specialist_planner'], ['points', 1, 9]],
      [['enter', 1, 'own', 2]], [['enter', 0, 'own', 2]], [['countdown', 7]],
    )).toEqual([
      { number: 1, label: 'story-elder seat 0 4 elder_fate' },
      { number: 3, label: 'story-first-standing seat 1' },
      { number: 5, label: 'story-countdown' },
    ]);
  });

  it('is empty where nothing happened', () => expect(moments(two, [])).toEqual([]));
});
