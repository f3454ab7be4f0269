/** Hints: what a bot would do at the question that stands. The next question lets go of it. */
import type { Hint, Situation } from '../../../generated/schema';
import * as api from '../../server/api';
import { shell } from '../../shell/shell.svelte';

export class Adviser {
  private hint = $state.raw<Hint | null>(null);
  /** The state of the table for which a bot is thinking. */
  private asking = $state(-1);

  get thinking(): boolean {
    return this.asking >= 0;
  }

  /** What was told of the question that stands. */
  at(now: Situation | null): Hint | null {
    return this.hint && this.hint.seq === now?.seq ? this.hint : null;
  }

  /** Ask on behalf of the first own seat that is asked; ask again to put the hint away. */
  async ask(now: Situation): Promise<void> {
    if (this.at(now)) {
      this.forget();
      return;
    }
    const seat = now.decision?.seats.find((one) => now.table.seats[one]?.mine && !now.table.seats[one]?.bot);
    if (seat === undefined || this.asking === now.seq) return;
    this.asking = now.seq;
    try {
      this.hint = await api.askHint(now.table.id, seat, now.seq);
    } catch (error) {
      if (!(error instanceof api.Refusal && error.problem.code === 'stale')) shell.complain(error);
    } finally {
      this.asking = -1;
    }
  }

  forget(): void {
    this.hint = null;
  }
}
