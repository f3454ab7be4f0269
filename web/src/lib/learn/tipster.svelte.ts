/** Tells first-use tips at a table, one at a time and each once; this browser remembers which. */
import type { Situation, Tip } from '../../generated/schema';
import type { Meant } from '../board/spotlight';
import type { Value } from '../options';
import { loadTips } from '../games/loading';
import { remember, remembered } from '../shell/memory';
import { shell } from '../shell/shell.svelte';
import { meantBy, meantByShell, SHELL_TIPS, tipFor, type Moment } from './tips';

const KEY = 'tips-seen';

export class Tipster {
  private tips = $state.raw<Tip[] | null>(null);
  private game = '';
  private seen: Set<string> = new Set();
  /** What is told, and at which question. */
  private told = $state.raw<{ key: string; seq: number; events: Value[][] } | null>(null);
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

  /** What the tip speaks of on the board; null where there is none, or it speaks of nothing there. */
  meant(now: Situation | null): Meant | null {
    const key = this.at(now);
    if (!key || !now?.decision) return null;
    const tip = this.tips?.find(({ id }) => key === `meet-${id}`);
    return tip ? meantBy(tip, now.decision, this.told?.events) : meantByShell(key, now.decision);
  }

  /** A question stands: whatever was told before it is over. */
  meet(seq: number, moment: Moment): void {
    if (!this.tips || this.told?.seq === seq) return;
    const key = tipFor(this.tips, this.seen, moment, this.last);
    this.told = key ? { key, seq, events: moment.events } : null;
    if (!key) return;
    this.last = moment.number;
    this.seen.add(key);
    remember(KEY, [...new Set([...(remembered(KEY) ?? '').split(' '), this.global(key)])].join(' ').trim());
  }

  close(): void {
    if (this.told) this.told = { key: '', seq: this.told.seq, events: [] };
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
