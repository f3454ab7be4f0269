/** Hints among rivals: they are on once all have agreed. Who has asked for them, and who has not answered. */
import type { SeatInfo, Situation } from '../../../generated/schema';

const held = ({ table }: Situation): SeatInfo[] => table.seats.filter((seat) => seat.name !== null);

/** Whether somebody has asked for hints, and they are not on yet. */
export const isAsked = (now: Situation): boolean =>
  now.seat >= 0 && !now.table.over && !now.table.hints && held(now).some((seat) => seat.hints);

/** Whether this person has asked for them or agreed to them. */
export const agrees = ({ table }: Situation): boolean => {
  const mine = table.seats.filter((seat) => seat.mine);
  return mine.length > 0 && mine.every((seat) => seat.hints);
};

/** The others who have asked for them, or who have not answered yet, by name. */
export const othersWho = (now: Situation, hints: boolean, nameless: string): string => {
  const names = held(now).flatMap((seat) => (!seat.mine && seat.hints === hints ? [seat.name || nameless] : []));
  return [...new Set(names)].join(', ');
};

/** Why hints are on or off now and were not before, as a message; null where nothing has changed. */
export function changed(before: Situation, now: Situation): { key: string; who: string } | null {
  if (!before.table.hints && now.table.hints) return { key: 'hints-on', who: '' };
  if (before.table.hints && !now.table.hints) {
    const sat = now.table.seats.find((seat, n) => seat.name !== null && !seat.mine && seat.name !== before.table.seats[n]?.name);
    return sat ? { key: 'hints-off-since', who: sat.name ?? '' } : { key: 'hints-off', who: '' };
  }
  return isAsked(before) && !isAsked(now) && !now.table.hints && !now.table.over ? { key: 'hints-refused', who: '' } : null;
}
