import { describe, expect, it } from 'vitest';
import { withoutWindow, withWindow } from '../../../src/lib/board/windows';

const MAT = { what: 'mat', seat: 1 };
const HEAP = { what: 'discard', seat: 1 };

describe('windows over a board', () => {
  it('lie on each other, the last on top', () => {
    expect(withWindow(withWindow([], MAT), HEAP)).toEqual([MAT, HEAP]);
  });

  it('open once: what is open already comes to the top, and those above it close', () => {
    const windows = [MAT, HEAP];
    const again = withWindow(windows, { ...MAT });
    expect(again).toEqual([MAT]);
    expect(again[0]).toBe(MAT);
  });

  it('close one by one', () => {
    expect(withoutWindow([MAT, HEAP], { ...HEAP })).toEqual([MAT]);
    expect(withoutWindow([MAT], HEAP)).toEqual([MAT]);
  });
});
