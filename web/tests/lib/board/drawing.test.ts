import { describe, expect, it } from 'vitest';
import { box, circle, stepIn } from '../../../src/lib/board/drawing';

describe('outlines', () => {
  it('lie around the place of their piece', () => {
    expect(circle(10)).toBe('M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z');
    expect(box(40, 20)).toBe('M-20 -10h40v20h-40v-20Z');
    expect(box(40, 20, 4)).toBe('M-16 -10h32a4 4 0 0 1 4 4v12a4 4 0 0 1 -4 4h-32a4 4 0 0 1 -4 -4v-12a4 4 0 0 1 4 -4Z');
  });
});

describe('a step on the page', () => {
  it('is so many units of a drawing that is scaled', () => {
    expect(stepIn({ a: 2, b: 0, c: 0, d: 2 }, 30, -10)).toEqual({ x: 15, y: -5 });
  });

  it('goes another way in one that is turned', () => {
    const { x, y } = stepIn({ a: 0, b: 1, c: -1, d: 0 }, 10, 0);
    expect([x, y]).toEqual([0, -10]);
  });
});
