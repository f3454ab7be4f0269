/** What happened at a table while this person was away: before they came, or behind another page. */
import type { Digest, Situation } from '../../../generated/schema';
import * as api from '../../server/api';
import { mineOf } from '../../together/seats';
import { byOthers, wasStoodInFor } from '../log/moves';
import type { TableClient } from './client.svelte';

const AWAY_MS = 20_000;

export class Missed {
  digest = $state.raw<Digest | null>(null);
  private hiddenAt: { at: number; seq: number } | null = null;

  constructor(private readonly client: TableClient) {}

  /** Somebody comes to the table. */
  async arrive(found: Situation): Promise<void> {
    const mine = mineOf(found);
    if (!mine.length || found.number === 0 || found.table.over) return;
    const digest = await api.getDigest(this.client.id).catch(() => null);
    if (!digest) return;
    // Who has not chosen anything yet is shown how the game began instead.
    if (digest.since === 0 && this.client.scenes.isBeginning(digest.moves, found)) return;
    const stoodIn = digest.moves.length > 0 && wasStoodInFor(found.happened, mine, digest.since);
    if (stoodIn || byOthers(digest.moves, mine)) this.digest = digest;
  }

  /** Nobody looks at the page: everything up to `seq` was heard by then. */
  leave(seq: number): void {
    this.hiddenAt = { at: Date.now(), seq };
  }

  /** Whoever comes back after a while is told what they missed. */
  comeBack(): void {
    const away = this.hiddenAt;
    if (!away || Date.now() - away.at < AWAY_MS) return;
    const moves = this.client.moves.filter((move) => move.seq > away.seq);
    if (byOthers(moves, this.client.mine)) this.digest = { since: away.seq + 1, moves };
  }
}
