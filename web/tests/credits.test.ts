import { describe, expect, it } from 'vitest';
import used from '../src/generated/icons.json';
import { authors } from '../src/lib/credits';

describe('the credits', () => {
  it('name who drew every icon that is used', () => {
    const groups = authors(used as string[]);
    expect(groups.filter((group) => !group.author).flatMap((group) => group.icons)).toEqual([]);
    expect(groups.flatMap((group) => group.icons)).toHaveLength(used.length);
  });
});
