import { describe, expect, it } from 'vitest';
import { byReason } from '../src/lib/table/reasons';

describe('what cannot be done', () => {
  it('is gathered by what speaks against it', () => {
    const found = byReason([
      [['gain', 'jade'], ['need-aether', 'AE-GAIN-02', 2, 0]],
      [['gain', 'vriswood_amber'], ['need-aether', 'AE-GAIN-02', 4, 0]],
      [['gain', 'bottled_vortex'], ['need-aether', 'AE-GAIN-02', 2, 0]],
      [['done'], ['pass-first']],
    ]);
    expect(found.map(({ clause, options }) => [clause, options.map((option) => option.at(-1))])).toEqual([
      ['AE-GAIN-02', ['jade', 'bottled_vortex']],
      ['AE-GAIN-02', ['vriswood_amber']],
      ['', ['done']],
    ]);
  });
});
