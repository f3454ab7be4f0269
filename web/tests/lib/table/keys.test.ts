import { describe, expect, it } from 'vitest';
import { Digits, meaning, plainKey, step } from '../../../src/lib/table/keys';

const press = (key: string, more = {}) => ({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe('keys at the table', () => {
  it('choose by digit where there is something to choose', () => {
    expect(meaning(press('3'), 3)).toEqual({ act: 'option', key: '3' });
    expect(meaning(press('0'), 3)).toEqual({ act: 'option', key: '0' });
    expect(meaning(press('3'), 0)).toBeNull();
  });

  it('end and undo', () => {
    expect(meaning(press('e'), 0)).toEqual({ act: 'end' });
    expect(meaning(press('u'), 0)).toEqual({ act: 'undo' });
    expect(meaning(press('U', { shiftKey: true }), 0)).toEqual({ act: 'undoTurn' });
    expect(meaning(press('g'), 2)).toEqual({ act: 'batch' });
  });

  it('go on from what is said, also where nothing can be chosen', () => {
    expect(meaning(press('n'), 0)).toEqual({ act: 'next' });
    expect(meaning(press('n'), 2)).toEqual({ act: 'next' });
  });

  it('are the same with Caps Lock', () => {
    expect(meaning(press('E'), 0)).toEqual({ act: 'end' });
    expect(meaning(press('e', { shiftKey: true }), 0)).toBeNull();
    expect(meaning(press('?', { shiftKey: true }), 0)).toEqual({ act: 'help' });
    expect(plainKey(press('P'))).toBe('p');
    expect(plainKey(press('l', { shiftKey: true }))).toBe('L');
    expect(plainKey(press('ArrowLeft'))).toBe('ArrowLeft');
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

  it('go round', () => {
    expect(step(-1, 1, 5)).toBe(0);
    expect(step(-1, -1, 5)).toBe(4);
    expect(step(4, 1, 5)).toBe(0);
    expect(step(0, -1, 5)).toBe(4);
  });
});

describe('digits', () => {
  /** Entries with spaces between them; what a group holds, with plus signs. */
  const shown = (digits: Digits, question: string, list: string) => {
    const entries = list.split(' ');
    return digits.assign(question, entries.map((one) => one.split('+'))).map(([place, digit]) => `${entries[place]}${digit}`).join(' ');
  };

  it('go to the first ten, in the order of the keyboard', () => {
    expect(shown(new Digits(), 'main', 'a b c d e f g h i j k l')).toBe('a1 b2 c3 d4 e5 f6 g7 h8 i9 j0 k l');
  });

  it('stay with what stays on offer, and what is new comes after that', () => {
    const digits = new Digits();
    shown(digits, 'main', 'a b c d');
    expect(shown(digits, 'main', 'b c d')).toBe('b2 c3 d4');
    expect(shown(digits, 'main', 'x b y d')).toBe('b2 d4 x5 y6');
    expect(shown(digits, 'main', 'a b c y'), 'taken back').toBe('a1 b2 c3 y6');
  });

  it('are used again when all have been used', () => {
    const digits = new Digits();
    shown(digits, 'main', 'a b c d e f g h');
    expect(shown(digits, 'main', 'b d i j k')).toBe('b2 d4 i9 j0 k1');
    expect(shown(digits, 'main', 'a b d i j k'), 'somebody else has its digit').toBe('b2 d4 i9 j0 k1 a3');
  });

  it('pass from options to their group and back', () => {
    const digits = new Digits();
    shown(digits, 'main', 'a b c d');
    expect(shown(digits, 'main', 'a b+c+x d')).toBe('a1 b+c+x2 d4');
    expect(shown(digits, 'main', 'a c x d')).toBe('a1 c2 d4 x3');
  });

  it('are taken up again after another question', () => {
    const digits = new Digits();
    shown(digits, 'main', 'a b c');
    expect(shown(digits, 'target', 'c a')).toBe('c1 a2');
    expect(shown(digits, 'main', 'b c')).toBe('b2 c3');
  });

  it('begin anew with a new turn', () => {
    const digits = new Digits();
    shown(digits, 'main', 'a b c');
    digits.forget();
    expect(shown(digits, 'main', 'b c')).toBe('b1 c2');
  });
});
