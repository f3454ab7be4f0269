import { describe, expect, it } from 'vitest';
import { authors } from '../../../src/lib/icons/credits';
import { ICON_NAMES } from '../../../src/lib/icons/sprites';

describe('the credits', () => {
  it('name who drew every icon that is used', () => {
    const groups = authors(ICON_NAMES);
    expect(groups.filter((group) => !group.author).flatMap((group) => group.icons)).toEqual([]);
    expect(groups.flatMap((group) => group.icons)).toHaveLength(ICON_NAMES.length);
  });

  it('lead to their makers and to each of their works', () => {
    const olsen = authors(ICON_NAMES).find((group) => group.author === 'Carl Olsen');
    expect(olsen?.home).toMatch(/^https:/);
    expect(olsen?.icons[0]?.page).toMatch(/^https:\/\/game-icons\.net\/1x1\/carl-olsen\/[a-z-]+\.html$/);
  });
});
