import { describe, expect, it } from 'vitest';
import type { SeatInfo, Situation } from '../../../src/generated/schema';
import { awaited, canStandIn, isAbandoned, seatsToPlayOn, undecided } from '../../../src/lib/together/seats';

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number, name: 'Ala', mine: false, bot: null, present: false, stand_in: null, standing: [], hints: false, free_from: null, owned: false, invitation: null, ...more,
});

const situation = (seats: SeatInfo[], more: Partial<Situation> = {}, waiting = seats.map((one) => one.seat)): Situation =>
  ({ seat: 0, sides: [], proposal: null, decision: null, table: { seats, waiting, over: false }, ...more }) as unknown as Situation;

describe('who plays on', () => {
  it('sits down where they sat, also where a bot played for them', () => {
    const seats = [seat(0, { mine: true, bot: 'greedy' }), seat(1, { name: null, bot: 'random' }), seat(2)];
    expect(seatsToPlayOn(seats)).toEqual(['me', 'bot', 'me']);
  });

  it('sits down somewhere though only bots have played', () => {
    expect(seatsToPlayOn([seat(0, { bot: 'greedy' }), seat(1, { bot: 'greedy' })])).toEqual(['me', 'bot']);
  });

  it('keeps to the own seat where somebody chooses in secret', () => {
    expect(seatsToPlayOn([seat(0), seat(1, { mine: true })], true)).toEqual(['bot', 'me']);
  });
});

describe('somebody who is away', () => {
  const me = seat(0, { mine: true, present: true });

  it('can be stood in for, but nobody who is here, no bot, and by no spectator', () => {
    const away = seat(1);
    expect(canStandIn(situation([me, away]), away)).toBe(true);
    expect(canStandIn(situation([me, away], { seat: -1 }), away)).toBe(false);
    for (const more of [{ present: true }, { bot: 'greedy' }, { name: null }]) {
      const other = seat(1, more);
      expect(canStandIn(situation([me, other]), other)).toBe(false);
    }
  });

  it('is given up when the table has waited long enough', () => {
    const stood = seat(1, { bot: 'greedy', stand_in: 1000, free_from: 1120 });
    expect(isAbandoned(situation([me, stood]), stood, 1_119_000)).toBe(false);
    expect(isAbandoned(situation([me, stood]), stood, 1_121_000)).toBe(true);
    expect(isAbandoned(situation([me, stood], { seat: -1 }), stood, 1_121_000)).toBe(false);
  });

  it('is waited for where it is their turn; oneself and bots are not', () => {
    const seats = [me, seat(1), seat(2, { bot: 'greedy' }), seat(3)];
    expect(awaited(situation(seats, {}, [0, 1, 2])).map((one) => one.seat)).toEqual([1]);
  });
});

describe('a proposal', () => {
  it('waits for those who are asked, are here and have not agreed', () => {
    const seats = [0, 1, 2, 3].map((n) => seat(n, { present: n !== 2 }));
    const decision = { seats: [0, 1, 2] } as Situation['decision'];
    const now = situation(seats, { decision, proposal: { option: ['x'], by: 0, agreed: [0] } });
    expect(undecided(now).map((one) => one.seat)).toEqual([1]);
  });
});
