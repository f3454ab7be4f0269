import { describe, expect, it } from 'vitest';
import { changed, existing, firstOf, fit, put, startOf, type Setup, type SetupOption } from '../../../src/lib/setup/declared';

const ALL = [1, 2, 3, 4];
const OPTIONS: SetupOption[] = [
  { kind: 'one', id: 'map', players: ALL, values: ['plain', 'hills', 'duel'], only: { duel: [2] }, default: 'hills' },
  { kind: 'one', id: 'mode', players: ALL, values: ['race', 'pair'], only: { pair: [2, 4] }, default: 'pair' },
  { kind: 'flag', id: 'solo', players: [1], default: false },
  { kind: 'number', id: 'limit', players: ALL, least: 1, most: 9, default: 5 },
  { kind: 'seats', id: 'mages', players: ALL, values: ['lash', 'mist', 'random'], defaults: ['random'], distinct: true },
  { kind: 'seats', id: 'colours', players: ALL, values: ['red', 'blue', 'green', 'white'], defaults: ['red', 'blue', 'green', 'white'], distinct: true },
  {
    kind: 'assortment', id: 'market', players: ALL, values: ['first', 'random'], default: 'first',
    shares: [{ id: 'tool', count: 2, things: ['saw', 'axe', 'awl'] }, { id: 'jewel', count: 1, things: ['ruby', 'opal'] }],
  },
];

describe('a declared set-up', () => {
  it('starts from the defaults, without what so few or many players do not have', () => {
    expect(fit(OPTIONS, 2, {})).toEqual({
      map: 'hills', mode: 'pair', limit: 5, mages: ['random', 'random'], colours: ['red', 'blue'], market: 'first',
    });
    expect(fit(OPTIONS, 1, {})).toMatchObject({ mode: 'race', solo: false });
    expect(existing(OPTIONS, 2).map((option) => option.id)).not.toContain('solo');
  });

  it('knows what is other than usual, of what so many players have', () => {
    const ids = (players: number, value: Setup) => changed(OPTIONS, players, value).map(({ id }) => id);
    expect(ids(2, fit(OPTIONS, 2, {}))).toEqual([]);
    expect(ids(2, {})).toEqual([]);
    expect(ids(1, { solo: true, limit: 9, mages: ['random'], market: ['saw', 'axe', 'ruby'] })).toEqual(['solo', 'limit', 'market']);
    expect(ids(2, { solo: true, mages: ['random', 'lash'] })).toEqual(['mages']);
  });

  it('keeps what was settled when the number of players changes, as far as it fits', () => {
    const two = { map: 'duel', limit: 9, mages: ['lash', 'random'], colours: ['green', 'red'], market: ['saw', 'awl', 'opal'] };
    expect(fit(OPTIONS, 2, two)).toMatchObject(two);
    expect(fit(OPTIONS, 3, two)).toMatchObject({
      map: 'hills', limit: 9, mages: ['lash', 'random', 'random'], colours: ['green', 'red', 'blue'], market: two.market,
    });
    expect(fit(OPTIONS, 1, two)).toMatchObject({ mages: ['lash'], colours: ['green'] });
  });
});

describe('a list', () => {
  it('gives the old value to whoever had the new one, where no two may be the same', () => {
    expect(put(['red', 'blue', 'green'], 0, 'green', true)).toEqual(['green', 'blue', 'red']);
    expect(put(['red', 'blue'], 0, 'blue', false)).toEqual(['blue', 'blue']);
  });

  it('may leave several to chance', () => {
    expect(put(['lash', 'random'], 0, 'random', true)).toEqual(['random', 'random']);
    expect(put(['random', 'lash'], 0, 'lash', true)).toEqual(['lash', 'random']);
  });
});

describe('one\'s own choice', () => {
  const shares = OPTIONS[6]?.kind === 'assortment' ? OPTIONS[6].shares : [];

  it('starts with the first things of every share, which lie one share after the other', () => {
    expect(firstOf(shares)).toEqual(['saw', 'axe', 'ruby']);
    expect(shares.map((share) => startOf(shares, share))).toEqual([0, 2]);
  });
});
