/** The table of a game's guided first game; null where it has none. */
import type { News } from '../../generated/schema';
import { loadGuide } from '../games/loading';
import * as api from '../server/api';
import { learnAt } from './learner.svelte';

export async function guidedTable(game: string): Promise<News | null> {
  const guide = await loadGuide(game);
  if (!guide) return null;
  const table = await api.createTable({ game, seats: [{ kind: 'me' }], setup: guide.setup, seed: guide.seed, guided: true });
  learnAt(table.situation.table.id);
  return table;
}
