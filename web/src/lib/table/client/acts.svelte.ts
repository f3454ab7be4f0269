/** The ways to act on a table. What comes of an act is its answer, which is taken like all other news. */
import type { News, Preview, Situation, UndoRequest } from '../../../generated/schema';
import { Offers, questionOf, sameOption, type Option } from '../../options';
import * as api from '../../server/api';
import type { Connection } from '../../server/connection';
import { shell } from '../../shell/shell.svelte';
import type { TableClient } from './client.svelte';

/** After so many choices the table stands when one goes back; and whether that is where the turn began. */
export interface WayBack {
  to: number;
  whole: boolean;
}

const SLOW_MS = 150;
const NONE = { from: 0, to: 0 };

export class Acts {
  /** The server takes its time: only then is it worth showing. */
  busy = $state(false);
  /** Choices are being made in one go. */
  inBatch = $state(false);
  /** Those that were: from so many choices to so many. They are taken back together. */
  private batch = NONE;
  /** The state of the table on which an act is under way. */
  private acting = -1;
  /** A wish to go back that this person has taken back, or refused. */
  private withdrawn: UndoRequest | null = null;
  /** This person has just said no to hints: they need not be told. */
  hintsRefused = false;

  constructor(private readonly client: TableClient, private readonly connection: Connection) {}

  async choose(option: Option): Promise<void> {
    this.client.scenes.skip();
    this.batch = NONE;
    const now = this.client.situation;
    const seat = now ? new Offers(now.decision).taker(option) : -1;
    if (!now || seat < 0) return;
    const key = api.newKey();
    await this.act(now.seq, () => api.choose(this.client.id, seat, option, now.seq, key));
  }

  /** Make choices one after the other: as long as nothing else happens, and the same is asked again. */
  async chooseAll(options: Option[]): Promise<void> {
    const first = this.client.situation;
    if (!first || this.inBatch) return;
    this.inBatch = true;
    const asked = questionOf(first.decision);
    let { number } = first;
    for (const option of options) {
      await this.choose(option);
      if (!this.isLast(option, number + 1)) break;
      number += 1;
      if (this.client.scenes.behind || questionOf(this.client.situation?.decision ?? null) !== asked) break;
    }
    this.batch = { from: first.number, to: number };
    this.inBatch = false;
  }

  /** Whether this choice of one's own is the last that was made, and the table has so many. */
  private isLast(option: Option, number: number): boolean {
    const { situation: now, moves, mine } = this.client;
    const last = moves.at(-1);
    return now?.number === number && !!last && sameOption(last.option, option) && mine.includes(last.seat);
  }

  /** How far back the last thing that was done here goes: as far as that is fair, where it was several choices. */
  before({ number, undo }: Situation): number {
    const { from, to } = this.batch;
    return from < to && number === to && undo.fair > 0 ? Math.max(from, number - undo.fair) : number - 1;
  }

  /** How far back one can go at once: to where the turn began, if anything was chosen in it and that is fair, else as far
   *  as is fair. */
  wayBack({ number, undo }: Situation, began: number): WayBack {
    const whole = began < number && number - began <= undo.fair;
    return { to: whole ? began : number - undo.fair, whole };
  }

  /** What an option on offer would bring; null where that cannot be learned now. */
  async foresee(option: Option): Promise<Preview | null> {
    const now = this.client.situation;
    const seat = now ? new Offers(now.decision).taker(option) : -1;
    if (!now || seat < 0) return null;
    const found = await api.foresee(this.client.id, seat, option, now.seq).catch(() => null);
    return found?.seq === now.seq ? found : null;
  }

  /** Take back everything after the first `to` choices; beyond what is fair the others are asked. */
  async undo(to: number): Promise<void> {
    this.client.scenes.skip();
    this.batch = NONE;
    const now = this.client.situation;
    if (now && to < now.number) await this.act(now.seq, () => api.undo(this.client.id, now.seq, to));
  }

  async answerUndo(agree: boolean): Promise<void> {
    const now = this.client.situation;
    if (!now) return;
    this.withdrawn = agree ? null : now.undo_request;
    await this.act(now.seq, () => api.answerUndo(this.client.id, now.seq, agree));
  }

  /** Whether others have just said no to a wish of this person's to go back. */
  wasRefused({ undo_request: wish, seq }: Situation, now: Situation): boolean {
    if (!wish || now.undo_request || now.seq !== seq) return false;
    return this.client.mine.includes(wish.by) && this.withdrawn !== wish;
  }

  async handOver(seat: number, bot: string | null): Promise<void> {
    await this.ask(() => api.handOver(this.client.id, seat, bot));
  }

  /** Take back a seat that the others have given to somebody else. */
  async takeSeatBack(seat: number): Promise<void> {
    await this.ask(() => api.takeSeatBack(this.client.id, seat));
  }

  /** Make a link for spectators, or end the one that there is. */
  async letWatch(watched: boolean): Promise<void> {
    await this.ask(() => api.letWatch(this.client.id, watched));
  }

  /** Ask rivals for hints for everybody, or agree to them; or refuse them, for the whole table. */
  async allowHints(allow: boolean): Promise<void> {
    this.hintsRefused = !allow;
    for (const seat of this.client.mine) {
      if (!(await this.ask(() => api.allowHints(this.client.id, seat, allow)))) return;
    }
  }

  /** Leave all questions of a kind to their default, or be asked them again. */
  async leaveStanding(seat: number, kind: string, always: boolean): Promise<void> {
    this.client.scenes.skip();
    const now = this.client.situation;
    if (now) await this.act(now.seq, () => api.leaveStanding(this.client.id, seat, kind, always, now.seq));
  }

  /** Do something that does not depend on how far the game is; says whether it was done. */
  async ask(act: () => Promise<News>): Promise<boolean> {
    try {
      this.connection.take(await act());
      return true;
    } catch (error) {
      shell.complain(error);
      return false;
    }
  }

  /** One thing at a time for each state of the table. The answer tells what came of it; the socket, which tells the
   *  others, may be sooner or later. */
  private async act(seq: number, ask: () => Promise<News>): Promise<void> {
    if (this.acting === seq) return;
    this.acting = seq;
    const slow = setTimeout(() => (this.busy = true), SLOW_MS);
    try {
      this.connection.take(await api.patience.ask(ask)); // its key, or the seq that it names, makes that safe
    } catch (error) {
      if (error instanceof api.Refusal && error.problem.code === 'stale') this.connection.renew(error.problem.seq ?? Infinity);
      else shell.complain(error);
    } finally {
      clearTimeout(slow);
      this.busy = false;
      if (this.acting === seq) this.acting = -1;
    }
  }
}
