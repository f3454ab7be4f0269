import { describe, expect, it } from 'vitest';
import type { SeatInfo, Situation } from '../../../../src/generated/schema';
import { agrees, changed, isAsked, othersWho } from '../../../../src/lib/table/advice/leave';

type Held = Pick<SeatInfo, 'name' | 'mine' | 'hints'>;
const ala = (hints: boolean): Held => ({ name: 'Ala', mine: true, hints });
const ben = (hints: boolean): Held => ({ name: 'Ben', mine: false, hints });
const nobody: Held = { name: null, mine: false, hints: false };
const table = (on: boolean, ...seats: Held[]) => ({ seat: 0, table: { seats, hints: on, over: false } }) as unknown as Situation;

describe('hints among rivals', () => {
  it('are asked for by the first who wants them, and who has not answered is named', () => {
    const [none, mine, theirs] = [table(false, ala(false), ben(false)), table(false, ala(true), ben(false)), table(false, ala(false), ben(true))];
    expect([none, mine, theirs].map(isAsked)).toEqual([false, true, true]);
    expect([mine, theirs].map(agrees)).toEqual([true, false]);
    expect(othersWho(mine, false, '?')).toBe('Ben');
    expect(othersWho(theirs, true, '?')).toBe('Ben');
    expect(othersWho(table(false, ala(true), nobody, { ...ben(false), name: '' }), false, '?')).toBe('?');
  });

  it('say why they are on or off', () => {
    expect(changed(table(true, ala(false), nobody), table(false, ala(false), ben(false)))).toEqual({ key: 'hints-off-since', who: 'Ben' });
    expect(changed(table(true, ala(true), ben(true)), table(false, ala(false), ben(false)))).toEqual({ key: 'hints-off', who: '' });
    expect(changed(table(false, ala(true), ben(false)), table(true, ala(true), ben(true)))?.key).toBe('hints-on');
    expect(changed(table(false, ala(true), ben(false)), table(false, ala(false), ben(false)))?.key).toBe('hints-refused');
    expect(changed(table(false, ala(false), ben(false)), table(false, ala(true), ben(false)))).toBeNull();
  });
});
