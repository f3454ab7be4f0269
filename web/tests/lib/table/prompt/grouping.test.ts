import { describe, expect, it } from 'vitest';
import type { Option } from '../../../../src/lib/game';
import { heldAs, inOrder, listed, opened, spanOf, within, type Entry } from '../../../../src/lib/table/prompt/grouping';

const words = {
  options: { lay: ['row', 'column', 'way'], sail: ['island'], end: [] },
  groups: { lay: ['row', 'column'], sail: [] },
  on_board: ['lay'],
};
const shown = (entries: Entry[]) => entries.map((entry) => ('option' in entry ? entry.option.join(' ') : `${entry.group.key.replaceAll('|', ' ')} (${entry.group.options.length})`));
const lay = (rows: number, columns: number, ways: number): Option[] =>
  [...Array(rows * columns * ways).keys()].map((n) => ['lay', Math.floor(n / ways / columns) + 1, (Math.floor(n / ways) % columns) + 1, n % ways]);
const sail: Option[] = [...'abcdef'].map((island) => ['sail', island]);

describe('options', () => {
  it('follow the board from left to right, and otherwise the game', () => {
    const asked: Option[] = [['end'], ['sail', 'b'], ['lay', 2], ['sail', 'a'], ['lay', 1]];
    expect(inOrder(asked, [['lay'], ['sail']]).map((one) => one.join(' '))).toEqual(['lay 2', 'lay 1', 'sail b', 'sail a', 'end']);
    expect(inOrder(asked, [])).toEqual(asked);
  });

  it('are listed as they are while there are few', () => {
    expect(shown(listed([...sail.slice(2), ['end']], words))).toEqual(['sail c', 'sail d', 'sail e', 'sail f', 'end']);
  });

  it('of one verb are gathered where they would push the others out of sight', () => {
    expect(shown(listed([...sail, ['end']], words))).toEqual(['sail (6)', 'end']);
    expect(shown(listed(sail, words))).toHaveLength(6);
  });

  it('are gathered where there are many, each group where its first would be', () => {
    expect(shown(listed([['end'], ...sail, ...lay(2, 1, 2)], words))).toEqual(['end', 'sail (6)', 'lay 1 (2)', 'lay 2 (2)']);
  });

  it('open level by level, as far as there are many', () => {
    const all = lay(3, 7, 2);
    expect(shown(listed(all, words))).toEqual(['lay 1 (14)', 'lay 2 (14)', 'lay 3 (14)']);
    const { entries, path } = opened(all, words, ['lay|2', 'lay|2|7']);
    expect(path.map((group) => group.place)).toEqual(['row', 'column']);
    expect(shown(entries)).toEqual(['lay 2 7 0', 'lay 2 7 1']);
    expect(opened(all, words, ['lay|9']).path).toEqual([]);
  });

  it('skip a level on which there would be one group, and make no group of one', () => {
    expect(shown(listed(lay(1, 6, 2), words))).toEqual(['lay 1 1 (2)', 'lay 1 2 (2)', 'lay 1 3 (2)', 'lay 1 4 (2)', 'lay 1 5 (2)', 'lay 1 6 (2)']);
    expect(shown(listed(lay(1, 1, 12), words))).toHaveLength(12);
    expect(shown(listed([...sail, ...sail.map(([, island]): Option => ['other', island ?? '']), ['lay', 1, 1, 0]], words)).at(-1)).toBe('lay 1 1 0');
  });

  it('that are on the board are one group, however few, if the board shows them', () => {
    const few: Option[] = [...lay(1, 2, 1), ['end']];
    expect(shown(listed(few, words))).toEqual(['lay 1 1 0', 'lay 1 2 0', 'end']);
    expect(shown(listed(few, words, true))).toEqual(['lay (2)', 'end']);
    expect(shown(listed([['lay', 1, 1, 0], ['end']], words, true)), 'one alone').toEqual(['lay 1 1 0', 'end']);
    const [first] = listed(lay(2, 6, 1), words, true);
    expect(first && 'group' in first && shown(within(first.group, words))).toEqual(['lay 1 (6)', 'lay 2 (6)']);
  });
});

describe('what was taken up on the board', () => {
  it('is a group by the last place that its options share', () => {
    expect(heldAs([['lay', 2, 1, 0], ['lay', 2, 3, 0]], words)).toMatchObject({ verb: 'lay', place: 'row' });
    expect(heldAs([['lay', 2, 3, 0], ['lay', 2, 3, 1]], words)).toMatchObject({ verb: 'lay', place: 'column' });
  });

  it('is all of a verb where they share no place', () => {
    expect(heldAs([['lay', 1, 1, 0], ['lay', 2, 1, 0]], words)).toMatchObject({ verb: 'lay', place: null });
  });

  it('is what can be done with it where it is one alone, or where it can be done in several ways', () => {
    expect(heldAs([['lay', 2, 3, 0]], words)).toMatchObject({ verb: 'lay', place: 'column', options: [['lay', 2, 3, 0]] });
    expect(heldAs([['lay', 2, 3, 0], ['sail', 'a']], words)).toMatchObject({ verb: 'lay', place: 'column' });
  });
});

describe('what is worth saying of a group', () => {
  const price = (amount: number, kind = 'ship'): Option[] => [['price', amount, kind], ['tasks', 'x']];

  it('is what is said of each, from the least to the most', () => {
    expect(spanOf([price(2), price(1), price(3)])).toEqual(['price', '1–3', 'ship']);
    expect(spanOf([price(2), price(2)])).toEqual(['price', 2, 'ship']);
  });

  it('is nothing where more than a figure differs, or nothing is said of one', () => {
    expect(spanOf([price(1), price(1, 'path')])).toBeNull();
    expect(spanOf([price(1), price(2, 'path')])).toBeNull();
    expect(spanOf([price(1), []])).toBeNull();
    expect(spanOf([])).toBeNull();
  });
});
