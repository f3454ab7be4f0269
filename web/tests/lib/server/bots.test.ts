import { describe, expect, test } from 'vitest';
import { usual } from '../../../src/lib/server/bots';

describe('which bot plays where nobody says which', () => {
  test('is what the server says', () => {
    const bots = [{ id: 'random', usual: false }, { id: 'greedy', usual: true }, { id: 'guest', usual: false }];
    expect(usual(bots)).toBe('greedy');
  });

  test('is none where there are none', () => {
    expect(usual([])).toBe('');
  });
});
