import { describe, expect, it } from 'vitest';
import { planOf, type Words } from '../../../../src/games/aeons_end/nemesis/room';

const SENTENCE = 'Choose a player: they take 2 damage. ';
const card = (sentences: number, more: Partial<Words> = {}): Words => ({
  name: 'Thought Biter', heading: 'POWER', paragraphs: [SENTENCE.repeat(sentences).trim()], condition: null, pictured: false, ...more,
});
/** The row on a desk of 1440 by 900. */
const DESK = { width: 830, height: 165 };

describe('the row of a nemesis', () => {
  it('gives each card the room that its words need', () => {
    const plan = planOf([card(1), card(6), card(4)], DESK);
    expect(plan.look).toBe('beside');
    const [little = 0, much = 0, some = 0] = plan.widths;
    expect(little).toBeLessThan(some);
    expect(some).toBeLessThan(much);
  });

  it('gives the pictures up before the words', () => {
    const plan = planOf(Array(5).fill(card(2)), DESK);
    expect(plan.look).toBe('told');
    expect(plan.widths.reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(DESK.width);
    const drawn = planOf([card(2, { pictured: true }), ...Array(3).fill(card(2))], { ...DESK, width: 780 });
    expect(drawn.look).toBe('told');
    expect(drawn.widths[0]).toBeGreaterThan(drawn.widths[1]! + 60);
  });

  it('shows words whole or not at all', () => {
    expect(planOf(Array(12).fill(card(4)), DESK)).toEqual({ look: 'card', widths: [] });
    expect(planOf([card(9)], { width: 830, height: 60 }).look).toBe('card');
  });

  it('leaves room for a name', () => {
    const [short = 0, long = 0] = planOf([card(1), card(1, { name: 'Needlemouthfishes' }), ...Array(4).fill(card(1))], DESK).widths;
    expect(long).toBeGreaterThan(short);
  });

  it('leaves room for what discards a card', () => {
    const [plain = 0, conditional = 0] = planOf([card(3), card(3, { condition: ['TO DISCARD', SENTENCE] })], DESK).widths;
    expect(conditional).toBeGreaterThan(plain);
  });
});
