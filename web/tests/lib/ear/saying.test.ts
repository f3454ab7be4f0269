import { describe, expect, it } from 'vitest';
import type { Move } from '../../../src/generated/schema';
import { lettersOf } from '../../../src/lib/ear/letters';
import { lately, outcomes, question, sentence, since } from '../../../src/lib/ear/saying';
import { readings } from '../../../src/lib/plain/aloud';
import { makeBundle, NO_VOCABULARY, Texts } from '../../../src/lib/words/texts';

const source = `event-draw = { $seat } draws a card
event-hit = { $seat } takes { $amount } [life]!
seat = Seat { $number }
thing-pot = The pot
symbol-life = ♥
    .name = life
ear-times = { $count } times: { $said }
options-count = { $count } options
log-standing = { $who }: by itself.`;
const words = { ...NO_VOCABULARY, events: { draw: ['seat'], hit: ['seat', 'amount'] } };
const text = new Texts('en', makeBundle('en', [source]), words, [], ['Ala', 'Olek']);
const t = (key: string, values?: Record<string, string | number>) => text.format(key, values);

const move = (seq: number, seat: number, events: (string | number)[][] = [], standing = false) =>
  ({ seq, number: seq, seat, option: ['go'], events, standing }) as unknown as Move;

describe('what a log has more than was told', () => {
  const told = [move(1, 0), move(2, 1)];

  it('is what was added', () => {
    expect(since(told, [...told, move(3, 0)])).toEqual({ lost: 0, more: [move(3, 0)] });
  });

  it('is what came in place of what was taken back', () => {
    expect(since(told, [move(1, 0), move(4, 1)])).toEqual({ lost: 1, more: [move(4, 1)] });
    expect(since(told, [])).toEqual({ lost: 2, more: [] });
  });
});

describe('what happened lately', () => {
  it('begins with the last choice of one’s own', () => {
    const moves = [move(1, 0, [['draw', 0]]), move(2, 0, [['draw', 0]]), move(3, 1, [['draw', 1]])];
    expect(lately(moves, [0]).map((one) => one.seq)).toEqual([2, 3]);
    expect(lately(moves, []).map((one) => one.seq)).toEqual([3]);
  });

  it('is something, if anything has happened', () => {
    const moves = [move(1, 0, [['draw', 0]]), move(2, 0), move(3, 0)];
    expect(lately(moves, [0]).map((one) => one.seq)).toEqual([1, 2, 3]);
    expect(lately([], [0])).toEqual([]);
  });
});

describe('what is said', () => {
  it('is in sentences, with words for symbols, and the same several times over is counted', () => {
    const moves = [move(1, 0, [['draw', 0], ['draw', 0], ['hit', 1, 2]]), move(2, 1, [['draw', 0]], true)];
    expect(outcomes(moves, text, t)).toEqual([
      '2 times: Ala draws a card.', 'Olek takes 2 life!', 'Olek: by itself.', 'Ala draws a card.',
    ]);
  });

  it('ends with the question; whoever knows that they are asked is not called again', () => {
    const asked = { who: 'Ala, you decide', what: 'What now?', mark: 'play' } as const;
    expect(question(asked, 3, text, t)).toBe('Ala, you decide. What now? 3 options.');
    expect(question(asked, 3, text, t, 'Ala, you decide')).toBe('What now? 3 options.');
    expect(question({ ...asked, what: '' }, 0, text, t, 'Ala, you decide')).toBe('Ala, you decide.');
  });

  it('has an end that is heard', () => {
    expect(['Round 2', 'Unleash!', 'Said „so.”', ' Hand: '].map(sentence)).toEqual(['Round 2.', 'Unleash!', 'Said „so.”', 'Hand:']);
  });
});

describe('keys for what is read', () => {
  it('are letters of the name, on every keyboard', () => {
    expect(lettersOf(['Hand', 'Husks', 'Życie', 'Łąka', '…'])).toEqual(['H', 'S', 'Z', 'L', '']);
  });
});

describe('a plain board, read aloud', () => {
  it('tells its sections, line by line', () => {
    const view = { seat: 0, pot: 3, players: [{ seat: 0, pot: 1, tiles: [{ row: 1, column: 2, pot: 'x' }], out: [{ a: 1, b: null }] }] };
    expect(readings(view, text).map(({ label, lines }) => [label, lines])).toEqual([
      ['', ['The pot: 3']],
      ['Ala', ['The pot: 1', 'Tiles:', 'Row: 1, Column: 2, The pot: x', 'Out:', 'A: 1']],
    ]);
  });
});
