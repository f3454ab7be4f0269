import { describe, expect, it } from 'vitest';
import age from '../src/games/age_contrived/looks.json';
import bonfire from '../src/games/bonfire/looks.json';
import icons from '../src/generated/icons.json';
import { emblemOf, type PlainLooks } from '../src/lib/art/looks';

const looks: PlainLooks = {
  accent: { dark: '', light: '' },
  things: { blue: ['sail', 1], blue_: ['scroll', 2], blue_path_: ['stone', 3, 0] },
};

describe('the icons of a game without a board', () => {
  it('go by the id, and else by the longest beginning that is listed', () => {
    const icon = (id: string) => emblemOf(id, looks)?.icon ?? null;
    expect(['blue', 'blue_task', 'blue_path_1', 'blue_path', 'bluer'].map(icon)).toEqual(['sail', 'scroll', 'stone', 'stone', null]);
    expect(emblemOf('blue_path_1', looks)?.colour).toContain(' 0.000 3)');
  });

  it.each([['Bonfire', bonfire], ['An Age Contrived', age]])('are all in the sprite: %s', (_, { things }) => {
    expect(Object.values(things).map(([icon]) => icon).filter((icon) => !(icons as unknown[]).includes(icon))).toEqual([]);
  });
});
