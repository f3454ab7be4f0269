/** How a table stands, in a few words. */
import type { TableInfo } from '../../generated/schema';
import { markOf, verdict } from '../end/sides';
import type { IconName } from '../icons/icons';

type Say = (key: string, values?: Record<string, string | number>) => string;

export function progressOf(table: TableInfo, t: Say): { text: string; mark: IconName } {
  if (table.over) {
    const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    const found = table.outcome && mine.length ? verdict(table.outcome, mine) : 'decided';
    return { text: t(found === 'decided' ? 'table-over' : `table-${found}`), mark: table.outcome ? markOf(found, table.outcome) : 'log' };
  }
  if (table.my_turn) return { text: t('table-your-turn'), mark: 'play' };
  const waiting = table.seats.filter((seat) => table.waiting.includes(seat.seat));
  if (waiting.some((seat) => seat.bot)) return { text: t('table-waits-bot'), mark: 'bot' };
  const names = waiting.flatMap((seat) => (seat.name ? [seat.name] : []));
  if (names.length) return { text: t('table-waits', { who: names.join(', ') }), mark: 'turn' };
  return { text: t('table-waits-seats'), mark: 'seat' };
}

export function ago(at: number, t: Say, now = Date.now() / 1000): string {
  const minutes = Math.floor((now - at) / 60);
  if (minutes < 1) return t('ago-now');
  if (minutes < 60) return t('ago-minutes', { count: minutes });
  if (minutes < 24 * 60) return t('ago-hours', { count: Math.floor(minutes / 60) });
  return t('ago-days', { count: Math.floor(minutes / 1440) });
}
