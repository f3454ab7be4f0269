import { describe, expect, it } from 'vitest';
import type { Option, Texts } from '../../../../src/lib/game';
import type { View } from '../../../../src/games/aeons_end/content';
import { tally } from '../../../../src/games/aeons_end/words/tally';

const view = { mages: [{ mage: 'mist' }, { mage: 'brama' }] } as View;
/** Labels are their keys and values. */
const text = {
  name: (id: string) => id,
  format: (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' '),
} as unknown as Texts;

const told = (...moves: Option[][]) => moves.map((events, n) => ({ number: n + 1, events }));
const row = (name: string, ...moves: Option[][]) =>
  tally(told(...moves), view, text).rows.find(({ label }) => label === `tally-${name}`)?.figures;

describe('who did how much', () => {
  it('gives damage to whoever has the turn, whoever owns the spell', () => {
    const turn: Option[] = [['turn-card', 'player_2', 1], ['turn', 1], ['cast', 1, 'spark', 0]];
    expect(row('nemesis', turn, [['damage', 'nemesis', 3, 57], ['damage', 'husk', 1, 0]])).toEqual([0, 3]);
    expect(row('minions', turn, [['damage', 'nemesis', 3, 57], ['damage', 'husk', 1, 0]])).toEqual([0, 1]);
    expect(row('spells', turn)).toEqual([0, 1]);
  });

  it("gives nobody what happens in the nemesis's turn", () => {
    const turns: Option[] = [['turn', 0], ['turn-card', 'nemesis', 2], ['damage', 'haze_spewer', 1, 4]];
    expect(row('minions', turns)).toEqual([0, 0]);
  });

  it('counts life that mages lose, not what Gravehold does', () => {
    expect(row('lost', [['damage', 'mist', 4, 6], ['damage', 'gravehold', 5, 20], ['damage', 'mist', 1, 5]])).toEqual([5, 0]);
  });

  it('counts cards, breaches and abilities', () => {
    const deeds: Option[] = [['gain', 0, 'jade'], ['gain', 0, 'jade'], ['open', 1, 2], ['ability', 1, 'brama']];
    expect(['gained', 'breaches', 'abilities'].map((name) => row(name, deeds))).toEqual([[2, 0], [0, 1], [0, 1]]);
  });
});

describe('moments that stand out', () => {
  const moments = (...moves: Option[][]) => tally(told(...moves), view, text).moments;

  it('are the hardest hit, the worst loss at once, and mages that fall; in order', () => {
    expect(moments(
      [['turn', 0], ['damage', 'nemesis', 2, 58]],
      [['damage', 'gravehold', 2, 28], ['damage', 'gravehold', 3, 25]],
      [['damage', 'nemesis', 6, 52]],
      [['turn-card', 'nemesis', 1], ['exhausted', 1], ['damage', 'gravehold', 4, 21]],
    )).toEqual([
      { number: 2, label: 'story-loss 5' },
      { number: 3, label: 'story-hit mist 6' },
      { number: 4, label: 'story-exhausted brama' },
    ]);
  });

  it('are none where nothing happened', () => expect(moments([])).toEqual([]));
});
