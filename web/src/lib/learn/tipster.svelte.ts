/** Tells first-use tips at a table, one at a time and each once; this browser remembers which. */
import type { Situation, Tip } from '../../generated/schema';
import { loadTips } from '../games/loading';
import { remember, remembered } from '../shell/memory';
import { shell } from '../shell/shell.svelte';
import { SHELL_TIPS, tipFor, type Moment } from './tips';

const KEY = 'tips-seen';

export class Tipster {
  private tips = $state.raw<Tip[] | null>(null);
  private game = '';
  private seen: Set<string> = new Set();
  /** What is told, and at which question. */
  private told = $state.raw<{ key: string; seq: number } | null>(null);
  private last = -1;

  /** Whether it knows what there is to tell. */
  get ready(): boolean {
    return this.tips !== null;
  }

  async load(game: string): Promise<void> {
    this.game = game;
    this.seen = new Set((remembered(KEY) ?? '').split(' ').flatMap((one) => this.local(one)));
    this.tips = await loadTips(game);
  }

  /** The key of what is told at the question that stands. */
  at(now: Situation | null): string | null {
    return shell.tips && this.told && this.told.seq === now?.seq ? this.told.key : null;
  }

  /** The tip of the game that is told; null where there is none, or one of the shell. */
  of(now: Situation | null): Tip | null {
    const key = this.at(now);
    return this.tips?.find((tip) => key === `meet-${tip.id}`) ?? null;
  }

  /** A question stands: whatever was told before it is over. */
  meet(seq: number, moment: Moment): void {
    if (!this.tips || this.told?.seq === seq) return;
    const key = tipFor(this.tips, this.seen, moment, this.last);
    this.told = key ? { key, seq } : null;
    if (!key) return;
    this.last = moment.number;
    this.seen.add(key);
    remember(KEY, [...new Set([...(remembered(KEY) ?? '').split(' '), this.global(key)])].join(' ').trim());
  }

  close(): void {
    if (this.told) this.told = { key: '', seq: this.told.seq };
  }

  /** Tips of the shell are known in all games, those of a game by its id. */
  private global(key: string): string {
    return key.startsWith('tip-') ? key : `${this.game}/${key}`;
  }

  private local(known: string): string[] {
    if (SHELL_TIPS.some((id) => known === `tip-${id}`)) return [known];
    return known.startsWith(`${this.game}/`) ? [known.slice(this.game.length + 1)] : [];
  }
}
