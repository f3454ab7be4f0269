import { describe, expect, it } from 'vitest';
import { compete, looksOf, sideIds, type Look } from '../../../src/lib/side/looks';

const side = (id: string, seats: number[], points: number | null = null) => ({ side: id, seats, points });

describe('the sides of a table', () => {
  it('that are called after a colour have it, the others one of their own', () => {
    const looks = looksOf([side('green', [0]), side('tom', []), side('blue', [1])]);
    expect(new Set(looks.map((look) => look.colour)).size).toBe(3);
    expect(new Set(looks.map((look) => look.shape)).size).toBe(3);
    expect(looks[0]?.colour).toBe(looksOf([side('red', []), side('green', [])])[1]?.colour);
  });

  it('look as the game says, where it says so', () => {
    const own: Look = { colour: '#123456', shape: 'star', sign: { icon: 'sun', ground: '#000000' } };
    const sides = [side('ada', [0]), side('green', [1])];
    expect(looksOf(sides, (id) => (id === 'ada' ? own : undefined))).toEqual([own, looksOf(sides)[1]]);
  });

  it('go by the seats, and then come those whom nobody plays', () => {
    expect(sideIds([side('a', [0]), side('b', [1]), side('automa', [])], 2)).toEqual(['a', 'b', 'automa']);
    expect(sideIds([side('team', [0, 1]), side('nemesis', [])], 2)).toEqual(['', '', 'nemesis']);
  });

  it('compete, unless all play together against a foe that does not score', () => {
    expect(compete([side('team', [0, 1]), side('nemesis', [])])).toBe(false);
    expect(compete([side('a', [0], 1), side('tom', [], 3)])).toBe(true);
    expect(compete([side('a', [0]), side('b', [1])])).toBe(true);
    expect(compete([side('a', [0], 4)])).toBe(false);
  });
});
