import { describe, expect, it } from 'vitest';
import * as cover from '../../../src/games/aeons_end/icons';
import aeons from '../../../src/games/aeons_end/looks.json';
import age from '../../../src/games/age_contrived/looks.json';
import bonfire from '../../../src/games/bonfire/looks.json';
import icons from '../../../src/generated/icons.json';
import { emblemOf, type PlainLooks } from '../../../src/lib/art/looks';
import { ICONS } from '../../../src/lib/icons/icons';
import { ICON_NAMES, iconAt } from '../../../src/lib/icons/sprites';

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
});

describe('the sprites', () => {
  const games = { aeons_end: aeons, bonfire, age_contrived: age };
  const listed = (game: keyof typeof games) => Object.values(games[game].things).map(([icon]) => String(icon));

  it.each(['aeons_end', 'bonfire', 'age_contrived'] as const)('have what a game lists in its own and in that of the house: %s', (game) => {
    expect(listed(game).filter((icon) => ![...icons.house, ...icons[game]].includes(icon))).toEqual([]);
    expect(listed(game).filter((icon) => !iconAt(icon).match(new RegExp(`generated/(${game}/)?icons.*#${icon}$`)))).toEqual([]);
  });

  it('have in that of the house what the shell and the covers show', () => {
    const shown = [ICONS, cover.NEMESIS, cover.MAGES].flatMap((icons) => Object.values(icons));
    expect(shown.filter((icon) => !icons.house.includes(icon))).toEqual([]);
  });

  it('have each icon once', () => {
    expect(Object.values(icons).flat().toSorted()).toEqual(ICON_NAMES);
  });
});

describe('the cover of Aeon’s End', () => {
  it('shows its people as everything else shows them', () => {
    const all = Object.entries({ ...cover.NEMESIS, ...cover.MAGES });
    const things: Record<string, unknown[]> = aeons.things;
    expect(all.map(([id]) => [id, things[id]?.[0]])).toEqual(all);
  });
});
