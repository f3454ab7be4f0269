/** The review of a game: asked for until it is whole. */
import type { Review, Situation } from '../../generated/schema';
import * as api from '../server/api';

const AGAIN_MS = 2_500;

export class GameReview {
  now = $state.raw<Situation | null>(null);
  found = $state.raw<Review | null>(null);
  failed = $state.raw<unknown>(null);
  /** Why there is none; the game is there all the same. */
  refused = $state('');

  /** To be made while a component is set up. */
  constructor(readonly id: string) {
    let timer = 0;
    let left = false;
    const ask = async () => {
      try {
        const { review } = await api.getReview(id);
        if (review) this.found = review;
        if (!left && !this.whole) timer = window.setTimeout(ask, AGAIN_MS);
      } catch (error) {
        if (error instanceof api.Refusal) this.refused = error.problem.code;
        else this.failed = error;
      }
    };
    $effect(() => {
      api.getTable(id, null).then(
        (now) => {
          this.now = now;
          if (!left) void ask();
        },
        (error) => (this.failed = error),
      );
      return () => {
        left = true;
        clearTimeout(timer);
      };
    });
  }

  get whole(): boolean {
    return this.found !== null && this.found.done === this.found.total;
  }
}
