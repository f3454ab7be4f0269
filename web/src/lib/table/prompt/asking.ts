/** Who is asked what, in words. */
import type { SeatInfo, Situation } from '../../../generated/schema';
import type { IconName } from '../../icons/icons';
import { isScored, verdictText } from '../../end/sides';
import { compete } from '../../side/looks';
import { mineOf } from '../../together/seats';
import type { Texts } from '../../words/texts';

type Say = (key: string, values?: Record<string, string | number>) => string;

export interface Asking {
  who: string;
  what: string;
  mark: IconName;
}

export function asking(now: Situation, text: Texts, t: Say, showing: boolean): Asking {
  const { decision, table } = now;
  const name = (seat: number) => text.plain(text.seat(seat));
  if (table.over || !decision) return { who: t('ask-over'), what: ended(now, text, t), mark: 'log' };
  const seats = table.seats.filter((seat) => decision.seats.includes(seat.seat));
  const names = seats.map((seat) => name(seat.seat)).join(', ');
  if (showing) return { who: t('ask-watching'), what: '', mark: 'eye' };
  if (decision.options.length) {
    return { who: t(addressed(now), { who: [...new Set(decision.takers)].map(name).join(', ') }), what: text.prompt(decision), mark: decision.private ? 'eye' : 'play' };
  }
  const people = seats.filter((seat) => !seat.bot && seat.name !== null);
  if (people.length) {
    const key = decision.private ? 'ask-secret' : 'ask-waiting';
    return { who: t(key, { who: named(people, name) }), what: '', mark: decision.private ? 'eye' : 'turn' };
  }
  const thinking = seats.filter((seat) => seat.bot);
  if (thinking.length) return { who: t('ask-thinking', { who: named(thinking, name) }), what: '', mark: 'bot' };
  return { who: t('ask-free', { who: names }), what: '', mark: 'seat' };
}

/** How whoever is asked is spoken to: a team together, rivals one by one. */
function addressed({ decision, sides, table }: Situation): string {
  const seats = decision?.seats ?? [];
  if (decision?.private) return 'ask-you-secret';
  const team = sides.some((side) => seats.every((seat) => side.seats.includes(seat)));
  if (seats.length > 1 && team) {
    if (!seats.some((seat) => table.seats[seat]?.present && !table.seats[seat].mine && !table.seats[seat].bot)) return 'ask-team';
    return table.proposes ? 'ask-team-propose' : 'ask-team-first';
  }
  if (seats.length > 1) return 'ask-any';
  return compete(sides) ? 'ask-turn' : 'ask-you';
}

/** Whether this person has a say in who else comes to the table, to play or to watch. */
export const mayInvite = ({ seat, table }: Situation): boolean => !table.over && (seat >= 0 || table.creator);

/** Whether nobody sits there yet, and this person may invite somebody. */
export const isFree = (seat: SeatInfo): boolean => seat.invitation !== null && !seat.bot && seat.name === null;

/** How the game ended, in the game's words where it has them. */
export function outcome(now: Situation, text: Texts): string {
  const key = `outcome-${now.table.outcome?.reason}`;
  return text.has(key) ? text.format(key) : '';
}

/** The same, with who has won where that is not plain from it. */
function ended(now: Situation, text: Texts, t: Say): string {
  const found = now.table.outcome;
  if (!found || !isScored(found)) return outcome(now, text);
  return `${outcome(now, text)} ${verdictText(found, mineOf(now), text, t)}.`;
}

/** What the seats are called where the game has no names for them: by who sits there, if only that name is theirs. */
export function namesOf(seats: SeatInfo[]): string[] {
  return seats.map(({ name }) => (name && seats.filter((other) => other.name === name).length === 1 ? name : ''));
}

function named(seats: SeatInfo[], name: (seat: number) => string): string {
  return seats.map((seat) => withPerson(name(seat.seat), seat.name)).join(', ');
}

const withPerson = (seat: string, person: string | null) => (person && person !== seat ? `${seat} (${person})` : seat);

/** Whether somebody else holds a seat, too. */
export const playsWithOthers = ({ table }: Situation): boolean => table.seats.some((seat) => seat.name !== null && !seat.mine);
