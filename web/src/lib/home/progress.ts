/** What a line of the list says of a table: who plays, how far it is, how it stands, when it was touched. */
import type { TableLine } from '../../generated/schema';
import { markOf, verdict } from '../end/sides';
import type { IconName } from '../icons/icons';
import type { Texts } from '../words/texts';

type Say = (key: string, values?: Record<string, string | number>) => string;

export function progressOf(table: TableLine, t: Say): { text: string; mark: IconName } {
  if (table.over) {
    const mine = table.seats.flatMap((seat, number) => (seat.mine ? [number] : []));
    const found = mine.length ? verdict(table, mine) : 'decided';
    return { text: t(found === 'decided' ? 'table-over' : `table-${found}`), mark: markOf(found, table.sides.some(({ points }) => points > 1)) };
  }
  if (table.my_turn) return { text: t('table-your-turn'), mark: 'play' };
  const waiting = table.seats.filter((_, number) => table.waiting.includes(number));
  if (waiting.some((seat) => seat.bot)) return { text: t('table-waits-bot'), mark: 'bot' };
  const names = waiting.flatMap((seat) => (seat.name ? [seat.name] : []));
  if (names.length) return { text: t('table-waits', { who: [...new Set(names)].join(', ') }), mark: 'turn' };
  return { text: t('table-waits-seats'), mark: 'seat' };
}

/** The others who sit at a table, by their names. */
export const othersAt = (table: TableLine, t: Say): string[] => [
  ...new Set(table.seats.flatMap((seat) => (seat.name !== null && !seat.mine ? [seat.name || t('join-somebody')] : []))),
];

/** Who plays what against whom: "You (Mist), Ania (Brama) against Rageborne". `text` has the game's names, if they are there. */
export function whoPlays(table: TableLine, text: Texts | null, t: Say): string {
  const named = (id: string | undefined) => (id && text ? (text.find(`side-${id}`) ?? (text.knows(id) ? text.name(id) : '')) : '');
  const parties = new Map<string, string[]>();
  table.seats.forEach((seat, number) => {
    const who = seat.mine ? t('table-you') : seat.name !== null ? seat.name || t('join-somebody') : seat.bot ? t('table-bot') : t('table-free');
    const character = named(table.gist?.seats[number]);
    parties.set(who, [...(parties.get(who) ?? []), ...(character ? [character] : [])]);
  });
  const players = [...parties].map(([who, played]) => (played.length ? `${who} (${played.join(', ')})` : who)).join(', ');
  const foe = named(table.gist?.foe);
  return foe ? t('table-against', { players, foe }) : players;
}

/** How far the game is, in its own words; by its choices where these are not there. */
export function howFar(table: TableLine, text: Texts | null, t: Say): string {
  const { gist } = table;
  return (gist && text?.find(`stage-${gist.stage}`, gist.figures)) ?? t('table-choices', { count: table.number });
}

export function ago(at: number, t: Say, now = Date.now() / 1000): string {
  const minutes = Math.floor((now - at) / 60);
  if (minutes < 1) return t('ago-now');
  if (minutes < 60) return t('ago-minutes', { count: minutes });
  if (minutes < 24 * 60) return t('ago-hours', { count: Math.floor(minutes / 60) });
  return t('ago-days', { count: Math.floor(minutes / 1440) });
}
