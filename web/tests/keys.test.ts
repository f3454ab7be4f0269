import { describe, expect, it } from 'vitest';
import { keyOf, meaning, step } from '../src/lib/keys';

const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe('keys at the table', () => {
  it('choose by number', () => {
    expect(meaning(press('1'), 3)).toEqual({ act: 'option', index: 0 });
    expect(meaning(press('3'), 3)).toEqual({ act: 'option', index: 2 });
    expect(meaning(press('4'), 3)).toBeNull();
  });

  it('reach the last of many options with 0', () => {
    expect(meaning(press('0'), 14)).toEqual({ act: 'option', index: 13 });
    expect(meaning(press('0'), 9)).toBeNull();
  });

  it('move with arrows only where there is something to choose', () => {
    expect(meaning(press('ArrowDown'), 2)).toEqual({ act: 'move', by: 1 });
    expect(meaning(press('ArrowLeft'), 2)).toEqual({ act: 'move', by: -1 });
    expect(meaning(press('ArrowLeft'), 0)).toBeNull();
  });

  it('leave the browser its own', () => {
    expect(meaning(press('l', { ctrlKey: true }), 2)).toBeNull();
    expect(meaning(press('r', { metaKey: true }), 2)).toBeNull();
    expect(meaning(press('Enter'), 2)).toBeNull();
  });

  it('say on the badge what they do', () => {
    for (const count of [1, 9, 10, 23]) {
      for (let index = 0; index < count; index += 1) {
        const key = keyOf(index, count);
        if (key) expect(meaning(press(key), count)).toEqual({ act: 'option', index });
      }
    }
    expect(keyOf(9, 23)).toBe('');
  });

  it('go round', () => {
    expect(step(-1, 1, 5)).toBe(0);
    expect(step(-1, -1, 5)).toBe(4);
    expect(step(4, 1, 5)).toBe(0);
    expect(step(0, -1, 5)).toBe(4);
  });
});
