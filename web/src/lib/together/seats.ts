/** Who sits where, and what can be done about it. */
import type { SeatInfo, Situation, TableInfo } from '../../generated/schema';
import { compete } from '../side/looks';
import { isAsked } from '../table/advice/leave';

type Kind = 'me' | 'bot';

/** Who plays on from a moment sits down: where they sat, whoever played for them then, and where people sat who are not
 *  here, unless somebody was choosing in `secret`. Where only bots sat, in the first seat. */
export function seatsToPlayOn(seats: Pick<SeatInfo, 'mine' | 'bot'>[], secret = false): Kind[] {
  if (secret) return seats.map((seat) => (seat.mine ? 'me' : 'bot'));
  const kinds = seats.map((seat): Kind => (seat.mine || !seat.bot ? 'me' : 'bot'));
  return kinds.includes('me') ? kinds : kinds.map((kind, n) => (n === 0 ? 'me' : kind));
}

/** The seats of this person. */
export const mineOf = ({ table }: Pick<Situation, 'table'>): number[] => table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);

/** Whether somebody else holds the seat. */
export const isOthers = (seat: SeatInfo): boolean => seat.name !== null && !seat.mine;

/** Whether this person plays with others: only then there is somebody to talk to. */
export const hasCompany = ({ seat, table }: Situation): boolean => seat >= 0 && table.seats.some(isOthers);

/** The people who are waited for, other than this one. */
export function awaited({ table }: Situation): SeatInfo[] {
  return table.seats.filter((seat) => isOthers(seat) && !seat.bot && table.waiting.includes(seat.seat));
}

/** Seats to which somebody else is invited, as people have agreed. */
export const given = ({ table }: Situation): SeatInfo[] =>
  table.seats.filter((seat) => seat.stand_in !== null && seat.invitation && !seat.mine);

/** Whether something stands above the options that is between people. */
export function asksPeople(now: Situation): boolean {
  const waits = now.seat >= 0 && !now.table.over && awaited(now).length > 0;
  return waits || now.plea !== null || now.proposal !== null || isAsked(now) || given(now).length > 0 || owned(now).length > 0;
}

/** Whether others may let a bot play for whoever holds this seat. */
export const canStandIn = ({ seat, table }: Situation, one: SeatInfo): boolean =>
  seat >= 0 && !table.over && isOthers(one) && !one.bot && !one.present;

/** Whether others may invite somebody else to it; the server has the last word. */
export const isAbandoned = ({ seat, table }: Situation, one: SeatInfo, now = Date.now()): boolean =>
  seat >= 0 && !table.over && isOthers(one) && one.free_from !== null && now / 1000 >= one.free_from;

/** The seats of this person that the others have given away. */
export const owned = ({ table }: Situation): SeatInfo[] => table.seats.filter((seat) => seat.owned);

/** Whether people wait for each other at a table: somebody may sit there who is not here. */
export const mayMiss = ({ seats }: Pick<TableInfo, 'seats'>): boolean =>
  seats.some((seat) => isOthers(seat) || (seat.name === null && !seat.mine && !seat.bot));

/** Whether there are decisions that people share: of one side, and not rivals. */
export const decidesTogether = ({ sides, table }: Situation): boolean => table.seats.length > 1 && !compete(sides);

/** Of the seats that are asked, those whose people are here and have not agreed to what is proposed. */
export function undecided({ decision, proposal, table }: Situation): SeatInfo[] {
  return table.seats.filter(
    (seat) => decision?.seats.includes(seat.seat) && seat.present && !seat.bot && !proposal?.agreed.includes(seat.seat),
  );
}
