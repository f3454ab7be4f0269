import { describe, expect, it } from 'vitest';
import { vitals } from '../../../src/lib/plain/vitals';
import { makeBundle, NO_VOCABULARY, Texts } from '../../../src/lib/words/texts';

const source = `
thing-pearl = Pearl
symbol-ship = ~
    .name = Ship
vital-turn = Turn
    .value = { $number }
vital-clock = { $left ->
        [-1] Novices
       *[other] Countdown
    }
    .value = { $left ->
        [-1] { $novices }
       *[other] { $left }
    }
vital-goods = Goods
    .value = { $goods }
vital-hand = Hand
    .value = { $hand }
`;
const words = {
  ...NO_VOCABULARY,
  vitals: { turn: ['turn.number'], clock: ['novices', 'left'], goods: ['players.goods'], hand: ['players.side.hand'] },
};
const text = new Texts('en', makeBundle('en', [source]), words);
const player = (seat: number, goods: Record<string, number>, hand: string[]) => ({ seat, goods, side: { hand } });
const view = {
  seat: 1,
  turn: { number: 4 },
  novices: 2,
  left: -1,
  players: [player(0, { ship: 9, pearl: 9 }, []), player(1, { ship: 2, pearl: 0 }, ['ship', 'pearl', 'ship'])],
};

describe('what matters most', () => {
  it('is made of the parts that the vocabulary names, one’s own of several players', () => {
    expect(vitals(view, text)).toEqual([
      { label: 'Turn', value: '4' },
      { label: 'Novices', value: '2' },
      { label: 'Goods', value: '2[ship]' },
      { label: 'Hand', value: '2[ship] 1 Pearl' },
    ]);
    expect([...text.missing]).toEqual([]);
  });

  it('may be said by what it is', () => {
    expect(vitals({ ...view, left: 3 }, text)[1]).toEqual({ label: 'Countdown', value: '3' });
  });

  it('is nothing of a player’s for whoever only watches', () => {
    expect(vitals({ ...view, seat: -1 }, text).map(({ label }) => label)).toEqual(['Turn', 'Novices']);
  });

  it('says where there is none', () => {
    const empty = { ...view, players: [player(1, { ship: 0 }, [])] };
    expect(vitals(empty, text).slice(2).map(({ value }) => value)).toEqual(['–', '–']);
  });
});
