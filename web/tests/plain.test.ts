import { describe, expect, it } from 'vitest';
import { isLarge, label, read, say, sayRow } from '../src/lib/plain/reading';
import { makeBundle, NO_WORDS, Texts } from '../src/lib/texts';

const source = `seat = Seat { $number }
thing-pot = The pot
score-bid = Bid
view-yes = yes
view-no = no
view-points = Points`;
const text = new Texts('en', makeBundle('en', [source]), NO_WORDS, [], ['Ala']);

describe('a view that nobody has told us about', () => {
  it('is read part by part', () => {
    expect(read(3)).toEqual({ kind: 'one', value: 3 });
    expect(read([])).toEqual({ kind: 'row', values: [] });
    expect(read({ a: 1 })).toEqual({ kind: 'named', parts: [['a', 1]] });
    expect(read([{ a: 1 }, { b: 2 }])).toMatchObject({ kind: 'table', columns: ['a', 'b'] });
    expect(read([{ a: { b: 1 } }, { a: 2 }]).kind).toBe('blocks');
    expect(read([[1], { a: 1 }]).kind).toBe('list');
    expect([3, [1, 2], { a: 1 }, [{ a: 1 }]].map(isLarge)).toEqual([false, false, true, true]);
  });

  it('is named by the words that the game has', () => {
    expect(['pot', 'bid', 'points', 'no_words'].map((key) => label(key, text))).toEqual(['The pot', 'Bid', 'Points', 'No words']);
  });

  it('says seats and things by name, and nothing as a dash', () => {
    expect([say('seat', 0, text), say('seat', 1, text), say('seat', -1, text), say('n', 1, text)]).toEqual(['Ala', 'Seat 2', '–', '1']);
    expect([say('x', 'pot', text), say('x', 'else', text), say('x', null, text), say('x', true, text)])
      .toEqual(['The pot', 'else', '–', 'yes']);
    expect([sayRow('x', [], text), sayRow('x', [1, 'pot'], text)]).toEqual(['–', '1, The pot']);
    expect([...text.missing]).toEqual([]);
  });
});
