/** The course of a series: what one game leaves to the next, game by game. */
import type { SeriesGame } from '../../generated/schema';
import type { Verdict } from './sides';
import { verdict } from './sides';

export interface Stop {
  /** The table; null for the game that comes next. */
  id: string | null;
  /** Which game of the series, from 1 on. */
  game: number;
  value: number;
  result: Verdict | null;
}

/** The number of a set-up that moves from game to game, its stops and the one that comes next; null where none does. */
export function course(games: SeriesGame[], next: Record<string, unknown> | null, mine: number[]): { option: string; stops: Stop[] } | null {
  const setups = [...games.map((game) => game.setup), ...(next ? [next] : [])];
  const option = Object.keys(setups[0] ?? {}).find(
    (id) => setups.every((setup) => typeof setup[id] === 'number') && setups.some((setup) => setup[id] !== setups[0]?.[id]),
  );
  if (!option) return null;
  const stops: Stop[] = games.map((game, n) => ({
    id: game.id, game: n + 1, value: Number(game.setup[option]), result: verdict(game, mine),
  }));
  if (next) stops.push({ id: null, game: games.length + 1, value: Number(next[option]), result: null });
  return { option, stops };
}
