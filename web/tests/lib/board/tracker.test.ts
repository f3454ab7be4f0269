import { describe, expect, it } from 'vitest';
import type { BreachView, MageView, View } from '../../../src/games/aeons_end/content';
import { LAID } from '../../../src/games/aeons_end/motion/zones';
import { Tracker } from '../../../src/lib/board/tracker';

type Cards = Partial<Pick<MageView, 'hand' | 'played' | 'discard'>> & { spells?: string[] };

function mage(seat: number, { spells = [], ...cards }: Cards): MageView {
  const prepped = spells.map((card) => ({ card, fresh: false, used: false }));
  const breach: BreachView = {
    number: 1, open: true, stage: 4, focus_cost: 0, open_cost: 0, bonus: 0, focused: false, spells: prepped,
  };
  return {
    seat, mage: 'mist', life: 10, max_life: 10, charges: 0, slots: 5, in_vain: false, breaches: [breach], hand: [], deck: 5, discard: [], played: [],
    ...cards,
  };
}

/** As much of a view as the tracker looks at: mages, piles of the market by their counts, and the nemesis. */
function view(mages: Cards[], market: Record<string, number> = {}, nemesis: Partial<View['nemesis']> = {}): View {
  return {
    mages: mages.map((cards, seat) => mage(seat, cards)),
    market: Object.entries(market).map(([card, count]) => ({ card, type: 'gem', cost: 2, count })),
    nemesis: { foes: [], drawn: null, discard: [], ...nemesis },
  } as unknown as View;
}

const foe = (card: string) => ({ card, type: 'minion', tier: 1, life: 5, tokens: 0 });

describe('which piece is which', () => {
  it('gives every card a key of its own, twins too, and lets none of them come from anywhere at first', () => {
    const { keys, came } = new Tracker(LAID).follow(view([{ hand: ['spark', 'crystal', 'crystal'] }]));
    const hand = keys.get('hand:0') ?? [];
    expect(new Set(hand).size).toBe(3);
    expect(came.size).toBe(0);
  });

  it('keeps the key of a card that goes from zone to zone, and says where it came from', () => {
    const tracker = new Tracker(LAID);
    const [spark, crystal] = tracker.follow(view([{ hand: ['spark', 'crystal'] }])).keys.get('hand:0') ?? [];
    const prepped = tracker.follow(view([{ hand: ['crystal'], spells: ['spark'] }]));
    expect(prepped.keys.get('breach:0:1')).toEqual([spark]);
    expect(prepped.keys.get('hand:0')).toEqual([crystal]);
    expect([...prepped.came]).toEqual([[spark, 'hand:0']]);
    const cast = tracker.follow(view([{ hand: ['crystal'], discard: ['spark'] }]));
    expect(cast.keys.get('discard:0')).toEqual([spark]);
    expect([...cast.came]).toEqual([[spark, 'breach:0:1']]);
  });

  it('keeps the keys of cards whose order changes', () => {
    const tracker = new Tracker(LAID);
    const [spark, crystal] = tracker.follow(view([{ hand: ['spark', 'crystal'] }])).keys.get('hand:0') ?? [];
    const turned = tracker.follow(view([{ hand: ['crystal', 'spark'] }]));
    expect(turned.keys.get('hand:0')).toEqual([crystal, spark]);
    expect(turned.came.size).toBe(0);
  });

  it('lets the very twin go that was touched', () => {
    for (const touched of [0, 1]) {
      const tracker = new Tracker(LAID);
      const twins = tracker.follow(view([{ hand: ['crystal', 'crystal'] }])).keys.get('hand:0') ?? [];
      tracker.preferred = twins[touched] ?? '';
      const played = tracker.follow(view([{ hand: ['crystal'], played: ['crystal'] }]));
      expect(played.keys.get('played:0')).toEqual([twins[touched]]);
      expect(played.keys.get('hand:0')).toEqual([twins[1 - touched]]);
    }
  });

  it('knows a card that goes from one mage to another', () => {
    const tracker = new Tracker(LAID);
    const [jade] = tracker.follow(view([{ hand: ['jade'] }, {}])).keys.get('hand:0') ?? [];
    const given = tracker.follow(view([{}, { hand: ['jade'] }]));
    expect(given.keys.get('hand:1')).toEqual([jade]);
    expect(given.came.get(jade ?? '')).toBe('hand:0');
  });
});

describe('where a new card comes from', () => {
  const comes = (before: View, after: View, zone: string) => {
    const tracker = new Tracker(LAID);
    tracker.follow(before);
    const { keys, came } = tracker.follow(after);
    return came.get(keys.get(zone)?.at(-1) ?? '');
  };

  it('is the pile that has become smaller', () => {
    expect(comes(view([{}], { jade: 7 }), view([{ discard: ['jade'] }], { jade: 6 }), 'discard:0')).toBe('pile:jade');
  });

  it("is the mage's deck, where no pile has changed", () => {
    expect(comes(view([{}, {}], { jade: 7 }), view([{}, { hand: ['jade'] }], { jade: 7 }), 'hand:1')).toBe('deck:1');
  });

  it("is the nemesis's deck for its cards", () => {
    expect(comes(view([{}]), view([{}], {}, { drawn: 'howling_spinners' }), 'drawn')).toBe('nemesis-deck');
    expect(comes(view([{}]), view([{}], {}, { foes: [foe('heart_of_nothing')] }), 'lane')).toBe('nemesis-deck');
  });

  it('is the place of the drawn card for a minion that enters play', () => {
    const before = view([{}], {}, { drawn: 'heart_of_nothing' });
    expect(comes(before, view([{}], {}, { foes: [foe('heart_of_nothing')] }), 'lane')).toBe('drawn');
  });
});
