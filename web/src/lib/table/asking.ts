/** Who is asked what, in words. */
import type { SeatInfo, Situation } from '../../generated/schema';
import type { IconName } from '../icons';
import type { Texts } from '../texts';

type Say = (key: string, values?: Record<string, string | number>) => string;

export interface Asking {
  who: string;
  what: string;
  mark: IconName;
}

export function asking(now: Situation, text: Texts, t: Say, showing: boolean): Asking {
  const { decision, table } = now;
  const name = (seat: number) => text.plain(text.seat(seat));
  if (table.over || !decision) return { who: t('ask-over'), what: outcome(now, text), mark: 'log' };
  const seats = table.seats.filter((seat) => decision.seats.includes(seat.seat));
  const names = seats.map((seat) => name(seat.seat)).join(', ');
  if (showing) return { who: t('ask-watching', { who: names }), what: '', mark: 'eye' };
  if (decision.options.length) {
    const mine = [...new Set(decision.takers)];
    const together = decision.seats.length > 1;
    const who = together ? t('ask-team') : t('ask-you', { who: mine.map(name).join(', ') });
    return { who, what: text.prompt(decision), mark: 'play' };
  }
  const people = seats.filter((seat) => !seat.bot && seat.name !== null);
  if (people.length) return { who: t('ask-waiting', { who: named(people, name) }), what: '', mark: 'turn' };
  const thinking = seats.filter((seat) => seat.bot);
  if (thinking.length) return { who: t('ask-thinking', { who: named(thinking, name) }), what: '', mark: 'bot' };
  return { who: t('ask-free', { who: names }), what: '', mark: 'seat' };
}

/** Whether nobody sits there yet, and this person may invite somebody. */
export const isFree = (seat: SeatInfo): boolean => seat.invitation !== null && !seat.bot && seat.name === null;

/** How the game ended, in the game's words where it has them. */
export function outcome(now: Situation, text: Texts): string {
  const key = `outcome-${now.table.outcome?.reason}`;
  return text.has(key) ? text.format(key) : '';
}

function named(seats: SeatInfo[], name: (seat: number) => string): string {
  return seats.map((seat) => (seat.name ? `${name(seat.seat)} (${seat.name})` : name(seat.seat))).join(', ');
}
