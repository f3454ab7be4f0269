import { describe, expect, it } from 'vitest';
import type { Asked } from '../../src/generated/schema';
import { Blocked, isAmong, Offers, questionOf, sameOption, type Refused } from '../../src/lib/options';

const asked: Asked = {
  kind: 'main',
  seats: [0, 1],
  about: [],
  options: [['play', 'jade'], ['prep', 'spark', 1], ['prep', 'spark', 2], ['ability', 1]],
  takers: [0, 0, 0, 1],
  remarks: [[], [], [['price', 2]], []],
  batches: [],
  default: null,
  private: false,
};
const refusals: Refused[] = [
  [['gain', 'jade'], ['need-aether', 'AE-GAIN-01', 2, 0]],
  [['focus', 3], ['need-aether', 'AE-BRCH-03', 3, 0]],
];

describe('what is on offer', () => {
  const offers = new Offers(asked);

  it('finds an option by all its places, and by nothing less', () => {
    expect(offers.find('prep', 'spark', 2)).toBe(asked.options[2]);
    expect(offers.find('prep', 'spark')).toBeNull();
    expect(offers.find('prep', 'spark', 3)).toBeNull();
  });

  it('prefers the first of several', () => {
    expect(offers.first(['card', 'jade'], ['prep', 'spark', 2], ['play', 'jade'])).toBe(asked.options[2]);
    expect(offers.first(['card', 'jade'])).toBeNull();
  });

  it('keeps apart what can be done and what cannot', () => {
    const blocked = new Blocked(refusals);
    expect(blocked.find('gain', 'jade')).toEqual(['gain', 'jade']);
    expect(offers.find('gain', 'jade')).toBeNull();
    expect(blocked.find('play', 'jade')).toBeNull();
    expect(blocked.all('focus')).toEqual([['focus', 3]]);
  });

  it('gathers the options of a verb in their order', () => {
    expect(offers.all('prep')).toEqual([['prep', 'spark', 1], ['prep', 'spark', 2]]);
    expect(offers.all('gain')).toEqual([]);
  });
});

describe('what a question says of an option', () => {
  const offers = new Offers(asked);

  it('is who would take it', () => {
    expect(offers.taker(['ability', 1])).toBe(1);
    expect(offers.taker(['ability', 0])).toBe(-1);
  });

  it('is what stands beside it', () => {
    expect(offers.remark(['prep', 'spark', 2])).toEqual([['price', 2]]);
    expect(offers.remark(['play', 'jade'])).toEqual([]);
    expect(offers.remark(['gain', 'jade'])).toEqual([]);
  });
});

describe('the same option', () => {
  it('has the same places in the same order', () => {
    expect(sameOption(['prep', 'spark', 1], ['prep', 'spark', 1])).toBe(true);
    expect(sameOption(['prep', 'spark', 1], ['prep', 'spark', 2])).toBe(false);
    expect(sameOption(['prep', 'spark'], ['prep', 'spark', 1])).toBe(false);
    expect(sameOption(null, null)).toBe(false);
  });

  it('is found among others', () => {
    expect(isAmong(['play', 'jade'], asked.options)).toBe(true);
    expect(isAmong(['play'], asked.options)).toBe(false);
    expect(isAmong(null, asked.options)).toBe(false);
  });
});

describe('a question', () => {
  it('is the same when it is asked again', () => {
    expect(questionOf({ kind: 'main', about: [], seats: [0, 1] })).toBe(questionOf(asked));
    expect(questionOf({ ...asked, seats: [0] })).not.toBe(questionOf(asked));
    expect(questionOf({ ...asked, about: ['spark'] })).not.toBe(questionOf(asked));
    expect(questionOf(null)).toBe('');
  });
});

describe('whose cards a question is about', () => {
  it('are those of who would take the first option', () => {
    expect(new Offers({ ...asked, seats: [0, 1], takers: [1, 1, 1, 1] }).seat).toBe(1);
  });

  it('are those of who is asked, where there is nothing to choose for this person', () => {
    expect(new Offers({ ...asked, seats: [1], options: [], takers: [] }).seat).toBe(1);
  });

  it('are nobody’s without a question', () => {
    expect(new Offers(null).seat).toBe(-1);
    expect(new Offers(null).find('play', 'jade')).toBeNull();
  });
});
