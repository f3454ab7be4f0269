import { describe, expect, it } from 'vitest';
import { authors } from '../../../src/lib/icons/credits';
import { ICON_NAMES } from '../../../src/lib/icons/sprites';

describe('the credits', () => {
  it('name who drew every icon that is used', () => {
    const groups = authors(ICON_NAMES);
    expect(groups.filter((group) => !group.author).flatMap((group) => group.icons)).toEqual([]);
    expect(groups.flatMap((group) => group.icons)).toHaveLength(ICON_NAMES.length);
  });
});
