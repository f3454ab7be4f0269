/** An open table: how it stands, what happened, and the ways to act on it. */
import type { Digest, Move, News, Preview, Refusals, Situation, UndoRequest } from '../generated/schema';
import * as api from './api';
import type { LiveEvent, Option, Refused } from './game';
import { browserTools, Line, type LineState } from './line';
import { byOthers, sameOption, standing } from './moves';
import { share } from './share';
import { shell } from './shell.svelte';
import { Company } from './together/company.svelte';

/** How long a choice of somebody else stays on the board before the next one is shown. */
const PACE_MS = 1000;
/** A whole row of them takes no longer than this. */
const ROW_MS = 8000;
const SLOW_MS = 150;
/** What cannot be done is learned so much later than the question: the frame that shows a choice does not wait for it. */
const LEARN_MS = 120;
const AWAY_MS = 20_000;

const NONE: Refused[] = [];

interface Told {
  moves: Move[];
  situation: Situation;
}

export class TableClient {
  situation = $state.raw<Situation | null>(null);
  /** Every choice that stands, with what came of it. */
  moves = $state.raw<Move[]>([]);
  /** What happened between the last view and this one. */
  events = $state.raw<LiveEvent[]>([]);
  line = $state<LineState>('opening');
  /** So many steps of others wait to be shown. */
  behind = $state(0);
  /** The server takes its time: only then is it worth showing. */
  busy = $state(false);
  /** The state of the table on which an act is under way. */
  private acting = -1;
  /** A wish to go back that this person has taken back, or refused. */
  private withdrawn: UndoRequest | null = null;
  /** What happened while this person was away. */
  digest = $state.raw<Digest | null>(null);
  failed = $state.raw<unknown>(null);

  /** What cannot be done, as it was learned last. */
  private learned = $state.raw<Refusals | null>(null);
  /** The state of the table for which that is being learned. */
  private learning: { seq: number; done: Promise<void> } | null = null;
  private later: ReturnType<typeof setTimeout> | undefined;

  /** The others: what they say, and what is asked of them. */
  readonly company: Company = new Company(this);
  private readonly socket: Line;
  private queue: Told[] = [];
  private holding: ReturnType<typeof setTimeout> | undefined;
  private hiddenAt: { at: number; seq: number } | null = null;

  constructor(
    readonly id: string,
    private readonly token: string | null = null,
  ) {
    const path = `/api/tables/${encodeURIComponent(id)}/live`;
    this.socket = new Line(path, token, {
      news: (moves, situation) => this.hear({ moves, situation }),
      present: (seats) => this.seePresent(seats),
      said: (words) => this.company.hear(words),
      state: (state) => this.seeLine(state),
      session: api.renewSession,
    }, browserTools());
  }

  get mine(): number[] {
    return this.situation?.table.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  }

  /** Whether this person is asked; only then there is something to learn about what they cannot do. */
  get asked(): boolean {
    const { decision, table } = this.situation ?? {};
    return decision?.seats.some((seat) => table?.seats[seat]?.mine && !table.seats[seat]?.bot) ?? false;
  }

  /** What cannot be done, for the look of things: until a new question's refusals are there, those of the last. */
  get refusals(): Refused[] {
    return (this.asked && this.learned?.refusals) || NONE;
  }

  /** The same for the question that stands, and for no other; null until it is known. */
  get reasons(): Refused[] | null {
    return this.learned && this.learned.seq === this.situation?.seq ? this.learned.refusals : null;
  }

  /** Learn what cannot be done now, and why. */
  learn(): Promise<void> {
    const seq = this.situation?.seq;
    if (seq === undefined || this.reasons) return Promise.resolve();
    if (this.learning?.seq !== seq) this.learning = { seq, done: this.askRefusals().finally(() => (this.learning = null)) };
    return this.learning.done;
  }

  private async askRefusals(): Promise<void> {
    const found = await api.getRefusals(this.id);
    if (found.seq === this.situation?.seq) this.learned = share(this.learned, found);
  }

  /** What an option on offer would bring; null where that cannot be learned now. */
  async foresee(option: Option): Promise<Preview | null> {
    const now = this.situation;
    const place = now?.decision?.options.findIndex((one) => sameOption(one, option)) ?? -1;
    const seat = now?.decision?.takers[place];
    if (!now || seat === undefined) return null;
    const found = await api.foresee(this.id, seat, option, now.seq).catch(() => null);
    return found?.seq === now.seq ? found : null;
  }

  async open(): Promise<void> {
    document.addEventListener('visibilitychange', this.watch);
    addEventListener('online', this.hurry);
    addEventListener('offline', this.hurry);
    try {
      const found = await api.getTable(this.id, this.token);
      if (found.table.seats.some((seat) => seat.mine) && found.number > 0 && !found.table.over) {
        const digest = await api.getDigest(this.id).catch(() => null);
        if (digest && byOthers(digest.moves, mineOf(found))) this.digest = digest;
      }
      this.socket.open();
    } catch (error) {
      this.failed = error;
    }
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.watch);
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.hurry);
    shell.offline = false;
    clearTimeout(this.holding);
    clearTimeout(this.later);
    this.socket.end();
  }

  // Acting

  async choose(option: Option): Promise<void> {
    this.skip();
    const now = this.situation;
    const place = now?.decision?.options.findIndex((one) => sameOption(one, option)) ?? -1;
    if (!now || place < 0) return;
    const seat = now.decision?.takers[place] ?? now.seat;
    const key = api.newKey();
    await this.act(now.seq, () => api.choose(this.id, seat, option, now.seq, key));
  }

  /** Take back everything after the first `to` choices; beyond what is fair the others are asked. */
  async undo(to: number): Promise<void> {
    this.skip();
    const now = this.situation;
    if (now && to < now.number) await this.act(now.seq, () => api.undo(this.id, now.seq, to));
  }

  async answerUndo(agree: boolean): Promise<void> {
    const now = this.situation;
    if (!now) return;
    this.withdrawn = agree ? null : now.undo_request;
    await this.act(now.seq, () => api.answerUndo(this.id, now.seq, agree));
  }

  async handOver(seat: number, bot: string | null): Promise<void> {
    await this.ask(() => api.handOver(this.id, seat, bot));
  }

  /** Do something that does not depend on how far the game is. */
  async ask(act: () => Promise<News>): Promise<void> {
    try {
      this.socket.take(await act());
    } catch (error) {
      shell.complain(error);
    }
  }

  /** Make a link for spectators, or end the one that there is. */
  async letWatch(watched: boolean): Promise<void> {
    await this.ask(() => api.letWatch(this.id, watched));
  }

  /** Have nothing against hints at this table, or have something against them. */
  async allowHints(allow: boolean): Promise<void> {
    try {
      for (const seat of this.mine) this.socket.take(await api.allowHints(this.id, seat, allow));
    } catch (error) {
      shell.complain(error);
    }
  }

  /** Leave all questions of a kind to their default, or be asked them again. */
  async leaveStanding(seat: number, kind: string, always: boolean): Promise<void> {
    this.skip();
    const now = this.situation;
    if (now) await this.act(now.seq, () => api.leaveStanding(this.id, seat, kind, always, now.seq));
  }

  /** Show at once all that waits to be shown. */
  skip(): void {
    clearTimeout(this.holding);
    this.holding = undefined;
    while (this.queue.length) this.show(this.queue.shift() as Told);
    this.behind = 0;
  }

  /** One thing at a time for each state of the table. The answer tells what came of it; the socket, which tells the
   *  others, may be sooner or later. */
  private async act(seq: number, ask: () => Promise<News>): Promise<void> {
    if (this.acting === seq) return;
    this.acting = seq;
    const slow = setTimeout(() => (this.busy = true), SLOW_MS);
    try {
      this.socket.take(await api.patience.ask(ask)); // its key, or the seq that it names, makes that safe
    } catch (error) {
      if (error instanceof api.Refusal && error.problem.code === 'stale') this.socket.renew(error.problem.seq ?? Infinity);
      else shell.complain(error);
    } finally {
      clearTimeout(slow);
      this.busy = false;
      if (this.acting === seq) this.acting = -1;
    }
  }

  // Hearing

  private hear(told: Told): void {
    if (this.situation === null || told.moves.length === 0) {
      this.show(told, this.situation !== null);
      return;
    }
    this.queue.push(told);
    if (this.holding === undefined) this.next();
    else this.behind = this.queue.length;
  }

  private next(): void {
    this.holding = undefined;
    const told = this.queue.shift();
    this.behind = this.queue.length;
    if (!told) return;
    this.show(told);
    if (!byOthers(told.moves, this.mine)) {
      if (this.queue.length) this.next();
      return;
    }
    const pace = Math.min(PACE_MS, ROW_MS / (this.queue.length + 1));
    this.holding = setTimeout(() => this.next(), document.hidden ? 0 : pace);
  }

  private show(told: Told, tell = true): void {
    this.moves = standing(this.moves, told.moves);
    this.events = tell ? told.moves.flatMap(liveEvents) : [];
    const before = this.situation;
    this.situation = share(before, told.situation);
    clearTimeout(this.later);
    // Not within the frame that shows the choice.
    if (this.asked) this.later = setTimeout(() => this.learn().catch(() => undefined), LEARN_MS);
    if (before && before.table.hints !== told.situation.table.hints) {
      shell.say(shell.t(told.situation.table.hints ? 'hints-given' : 'hints-ended'));
    }
    if (before && this.wasRefused(before, told.situation)) shell.say(shell.t('undo-refused'));
    if (before) this.company.see(before, told.situation);
  }

  /** That the line is down is said while it lasts, and when it is over. */
  private seeLine(state: LineState): void {
    if (this.line === 'lost' && state === 'open') shell.say(shell.t('line-back'));
    this.line = state;
    shell.offline = state === 'lost';
  }

  /** Whether others have just said no to a wish of this person's to go back. */
  private wasRefused({ undo_request: wish, number }: Situation, now: Situation): boolean {
    if (!wish || now.undo_request || now.number !== number) return false;
    return this.mine.includes(wish.by) && this.withdrawn !== wish;
  }

  private seePresent(present: number[]): void {
    if (!this.situation) return;
    const { table } = this.situation;
    if (table.seats.every((seat) => seat.present === present.includes(seat.seat))) return;
    const seats = table.seats.map((seat) => ({ ...seat, present: present.includes(seat.seat) }));
    this.situation = { ...this.situation, table: { ...table, seats } };
    this.events = [];
  }

  /** Whoever comes back after a while is told what they missed. */
  private watch = (): void => {
    if (document.hidden) {
      this.hiddenAt = { at: Date.now(), seq: this.socket.after };
      return;
    }
    this.hurry();
    const away = this.hiddenAt;
    if (!away || Date.now() - away.at < AWAY_MS) return;
    const missed = this.moves.filter((move) => move.seq > away.seq);
    if (byOthers(missed, this.mine)) this.digest = { since: away.seq + 1, moves: missed };
  };

  private hurry = (): void => this.socket.hurry();
}

function mineOf(situation: Situation): number[] {
  return situation.table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
}

function liveEvents(move: Move): LiveEvent[] {
  return move.events.map((event, n) => ({ id: move.seq * 1000 + n, seat: move.seat, event }));
}
