import { describe, expect, it } from 'vitest';
import { isSmall, label, read, say, sayRow, sections, tell, without } from '../../../src/lib/plain/reading';
import { makeBundle, NO_VOCABULARY, Texts } from '../../../src/lib/words/texts';

const source = `seat = Seat { $number }
thing-pot = The pot
thing-red = Red
score-bid = Bid
side-house = The house
way-1 = upwards
view-yes = yes
view-no = no
view-points = Points`;
const words = { ...NO_VOCABULARY, seats: ['active'], keyed: { way: 'way-{way}' }, by_side: ['met'] };
const text = new Texts('en', makeBundle('en', [source]), words, [], ['Ala', ''], ['red', 'blue', 'house']);
const plain = (value: string) => text.plain(value);

describe('a view that nobody has told us about', () => {
  it('is read part by part', () => {
    expect(read(3)).toEqual({ kind: 'one', value: 3 });
    expect(read([])).toEqual({ kind: 'row', values: [] });
    expect(read({ a: 1, b: 2 })).toEqual({ kind: 'counts', parts: [['a', 1], ['b', 2]] });
    expect(read({ a: 'x', b: 2 })).toEqual({ kind: 'named', parts: [['a', 'x'], ['b', 2]] });
    expect(read([{ a: 1 }, { b: 2 }])).toMatchObject({ kind: 'table', columns: ['a', 'b'] });
    expect(read([{ a: { b: 1 } }, { a: 2 }]).kind).toBe('table');
    expect(read([{ a: [{ b: 1 }] }, { a: 2 }]).kind).toBe('blocks');
    expect(read([[1], { a: 1 }]).kind).toBe('list');
    expect([3, [1, 2], { a: 1 }, { a: [1] }, { a: { b: 1 } }, [{ a: 1 }]].map(isSmall)).toEqual([true, true, true, true, false, false]);
  });

  it('says nothing of what there is none of, of what is not so, and of what only guards the game', () => {
    expect(tell({ hidden: ['hand'], side: { hand: [], out: false, rows: [{ a: 1 }] }, best: null }).facts).toEqual([['hidden', ['hand'], 'hidden']]);
    expect(tell({ hidden: [], hand: [] })).toEqual({ facts: [], parts: [] });
    const view = { turn: { number: 3, limit: 60, more: { limit: 1 } }, limit: 8 };
    expect(without(view, ['turn.limit'])).toEqual({ turn: { number: 3, more: { limit: 1 } }, limit: 8 });
    expect(without(view, ['limit', 'turn.more.limit'])).toEqual({ turn: { number: 3, limit: 60, more: {} } });
  });

  it('lays on a grid what has a row and a column', () => {
    const cells = [{ row: 1, column: 2, symbol: 'pot' }, { row: 3, column: 3, symbol: 'pot' }];
    expect(read(cells)).toMatchObject({ kind: 'grid', key: 'symbol', down: [1, 2, 3], across: [2, 3] });
    expect(read([{ row: 1, column: 2, symbol: 'pot', more: 1 }]).kind).toBe('table');
  });

  it('is told with what is large last, and with the paths that lead there', () => {
    const told = tell({ seat: 0, side: { points: 3, rows: [{ a: 1 }] } }, ['seat'], 'players/0');
    expect(told).toEqual({ facts: [['points', 3, 'players/0/side/points']], parts: [['rows', [{ a: 1 }], 'players/0/side/rows']] });
  });

  it('comes in sections: one’s own, the board’s, those of others', () => {
    const player = (seat: number) => ({ seat, rows: [{ a: 1 }] });
    const view = { seat: 1, pot: 3, players: [player(0), player(1)], house: { rows: [{ a: 1 }] }, tiles: [{ a: 1 }], deck: [] };
    const { state, sections: found } = sections(view, text);
    expect(state).toEqual({ pot: 3, deck: [] });
    expect(found.map(({ id, title, seat }) => [id, title, seat])).toEqual([
      ['players-1', 'Seat 2', 1], ['tiles', 'Tiles', -1], ['players-0', 'Ala · Red', 0], ['house', 'The house', -1],
    ]);
    expect(sections(view, text, 0).sections.map(({ id }) => id), 'somebody else’s in front').toEqual(['players-0', 'tiles', 'players-1', 'house']);
    expect(sections({ seat: 0, house: null }, text)).toEqual({ state: {}, sections: [] });
  });

  it('is named by the words that the game has', () => {
    expect(['pot', 'bid', 'points', 'no_words'].map((key) => label(key, text))).toEqual(['The pot', 'Bid', 'Points', 'No words']);
  });

  it('says seats and things by name, and nothing as a dash', () => {
    const seats = [say('seat', 0, text), say('active', 1, text), say('seat', 2, text), say('seat', -1, text), say('n', 1, text)];
    expect(seats).toEqual(['Ala', 'Seat 2', 'The house', '–', '1']);
    expect([say('x', 'pot', text), say('x', 'some_thing', text), say('x', null, text), say('x', true, text), say('way', 1, text)].map(plain))
      .toEqual(['The pot', 'some thing', '–', 'yes', 'upwards']);
    expect([sayRow('x', [], text), sayRow('x', [1, 'pot'], text), sayRow('x', ['pot', 'x', 'pot'], text)].map(plain))
      .toEqual(['–', '1, The pot', 'The pot ×2, x']);
    expect(sayRow('met', [true, false, true], text)).toBe('Ala: yes · Seat 2: no · The house: yes');
    expect([...text.missing]).toEqual([]);
  });
});
