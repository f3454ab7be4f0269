import { describe, expect, it } from 'vitest';
import { share } from '../../../src/lib/server/share';

const view = (life: number) => ({ mages: [{ hand: ['crystal', 'spark'] }, { hand: ['crystal'] }], nemesis: { life } });

describe('share', () => {
  it('gives the old snapshot where nothing changed', () => {
    const old = view(50);
    expect(share(old, view(50))).toBe(old);
  });

  it('keeps the parts that are as they were, and only those', () => {
    const old = view(50);
    const now = share(old, view(49));
    expect(now).toEqual(view(49));
    expect(now).not.toBe(old);
    expect(now.mages).toBe(old.mages);
    expect(now.nemesis).not.toBe(old.nemesis);
  });

  it('follows the items of a list from which one went or to which one came', () => {
    const old = [['play', 'crystal'], ['prep', 'spark', 1], ['end']];
    const fewer = share(old, [['play', 'crystal'], ['end']]);
    expect(fewer).toEqual([['play', 'crystal'], ['end']]);
    expect([fewer[0], fewer[1]]).toEqual([old[0], old[2]]);
    expect(fewer[0]).toBe(old[0]);
    expect(fewer[1]).toBe(old[2]);
    const more = share(old, [['play', 'crystal'], ['gain', 'jade'], ['prep', 'spark', 1], ['end']]);
    expect(more).toEqual([['play', 'crystal'], ['gain', 'jade'], ['prep', 'spark', 1], ['end']]);
    expect(more[2]).toBe(old[1]);
    expect(more[3]).toBe(old[2]);
  });

  it('tells apart what only looks alike', () => {
    expect(share({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
    expect('b' in share({ a: 1 }, { a: 1, b: undefined })).toBe(true);
    expect(share<unknown>([1], { 0: 1 })).toEqual({ 0: 1 });
    expect(share<unknown>({ 0: 1 }, [1])).toEqual([1]);
    expect(share<unknown>(null, { a: null })).toEqual({ a: null });
    expect(share<unknown>({ a: {} }, { a: null })).toEqual({ a: null });
    expect(share([1, 2], [2])).toEqual([2]);
  });
});
