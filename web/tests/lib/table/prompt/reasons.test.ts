import { describe, expect, it } from 'vitest';
import { byReason } from '../../../../src/lib/table/prompt/reasons';

const AETHER: [string[], (string | number)[]][] = [
  [['gain', 'jade'], ['need-aether', 'AE-GAIN-02', 2, 0]],
  [['gain', 'vriswood_amber'], ['need-aether', 'AE-GAIN-02', 4, 0]],
  [['gain', 'bottled_vortex'], ['need-aether', 'AE-GAIN-02', 2, 0]],
];

const summary = (found: ReturnType<typeof byReason>) =>
  found.map(({ clause, refused, alike }) => [clause, refused.map(({ option }) => option.at(-1)), alike]);

describe('what cannot be done', () => {
  it('is gathered by what speaks against it, whatever the figures', () => {
    const found = byReason(
      [
        ...AETHER,
        [['open', 1], ['need-aether', 'AE-BRCH-10', 5, 0]],
        [['charge'], ['charges-full', 'AE-CHRG-02', 5]],
        [['done'], ['pass-first']],
      ],
      (reason) => reason[0] === 'need-aether',
    );
    expect(summary(found)).toEqual([
      ['AE-GAIN-02', ['jade', 'vriswood_amber', 'bottled_vortex'], false],
      ['AE-BRCH-10', [1], true],
      ['AE-CHRG-02', ['charge'], true],
      ['', ['done'], true],
    ]);
  });

  it('keeps the figures of each', () => {
    const [found] = byReason(AETHER, () => true);
    expect(found?.refused.map(({ reason }) => reason[2])).toEqual([2, 4, 2]);
  });

  it('is told by its figures where it cannot be said without them', () => {
    expect(summary(byReason(AETHER, () => false))).toEqual([
      ['AE-GAIN-02', ['jade', 'bottled_vortex'], true],
      ['AE-GAIN-02', ['vriswood_amber'], true],
    ]);
  });
});
