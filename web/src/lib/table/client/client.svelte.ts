/** An open table: how it stands, what happened, and the ways to act on it. */
import type { Digest, Move, News, Preview, Refusals, Situation, UndoRequest } from '../../../generated/schema';
import * as api from '../../server/api';
import type { GameModule, LiveEvent, Option, Refused } from '../../game';
import { browserTools, Connection, type ConnectionState } from '../../server/connection';
import { byOthers, liveEvents, sameOption, logWith, wasStoodInFor } from '../log/moves';
import { beatsOf, directions, type Beat, type Directions } from '../../scene/beats';
import { hasBegun, noteBegun } from '../../scene/begun';
import { Frames } from '../../scene/frames';
import { BANNER_MS, mostOf, timeOf } from '../../scene/pace';
import { Player } from '../../scene/player.svelte';
import { share } from '../../server/share';
import { shell } from '../../shell/shell.svelte';
import type { Texts, Turn } from '../../words/texts';
import { Company } from '../../together/company.svelte';

/** A scene waits so long for the views between; then it goes on without them. */
const FRAMES_MS = 600;
/** At a table that has gone on further, whoever comes is told what happened in a list first. */
const BEGINNING = 12;
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
  connection = $state<ConnectionState>('opening');
  /** So many beats are still to be shown: the question waits for them. */
  behind = $state(0);
  /** Whose turn has just begun. */
  banner = $state.raw<{ turn: Turn } | null>(null);
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
  private readonly socket: Connection;
  private queue: Told[] = [];
  /** What is heard while a scene plays waits for its end. */
  readonly player = new Player({
    show: (beat) => this.showBeat(beat),
    time: (beat) => (this.text ? timeOf(beat, shell.pace, this.text) : 0),
    // Only a choice of one's own is waited for.
    most: () => (this.heard?.decision?.options.length ? mostOf(shell.pace) : Infinity),
  });
  private frames: Frames | null = null;
  /** How the table stands, though it may not be shown yet. */
  private heard: Situation | null = null;
  private directions: Directions | null = null;
  private text: Texts | null = null;
  /** The last event that was told. */
  private told = -1;
  private fading: ReturnType<typeof setTimeout> | undefined;
  private hiddenAt: { at: number; seq: number } | null = null;

  constructor(
    readonly id: string,
    private readonly token: string | null = null,
  ) {
    const path = `/api/tables/${encodeURIComponent(id)}/live`;
    this.socket = new Connection(path, token, {
      news: (moves, situation) => this.hear({ moves, situation }),
      present: (seats) => this.seePresent(seats),
      said: (words) => this.company.hear(words),
      state: (state) => this.seeConnection(state),
      session: api.renewSession,
    }, browserTools());
  }

  get mine(): number[] {
    return this.situation?.table.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  }

  /** The seats that this person plays, and no bot for them. */
  private get playing(): number[] {
    return this.situation?.table.seats.filter((seat) => seat.mine && !seat.bot).map((seat) => seat.seat) ?? [];
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
        // Who has not chosen anything yet is shown how the game began instead.
        const beginning = digest?.since === 0 && this.isBeginning(digest.moves, found);
        const mine = mineOf(found);
        const missed = digest && (byOthers(digest.moves, mine) || (digest.moves.length > 0 && wasStoodInFor(found.happened, mine, digest.since)));
        if (missed && !beginning) this.digest = digest;
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
    this.player.end();
    clearTimeout(this.fading);
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

  // Scenes

  /** What scenes are made by; until it is there, nothing is shown beyond how the table stood when it was opened. */
  direct(module: GameModule, text: Texts): void {
    const first = this.directions === null;
    this.directions = directions(module, text);
    this.text = text;
    if (first) this.next();
  }

  goOn(): void {
    this.player.goOn();
  }

  /** Show at once all that waits to be shown. */
  skip(): void {
    const waiting = this.queue;
    this.queue = [];
    this.player.skip();
    for (const told of waiting) this.show(told);
    this.behind = 0;
  }

  /** Show again what happened, such as what somebody has missed. */
  retell(moves: Move[]): void {
    const stands = this.situation;
    if (!stands || !this.directions) return;
    this.skip();
    this.begin(moves, beatsOf(moves, this.directions, []), () => this.stand([], stands));
  }

  private next(): void {
    while (this.directions && !this.player.playing) {
      const told = this.queue.shift();
      if (!told) return;
      const beats = shell.pace === 'off' || document.hidden ? [] : beatsOf(told.moves, this.directions, this.playing);
      const last = beats.at(-1);
      // Whoever is to choose need not wait until they have read that it is their turn.
      const mine = last !== undefined && typeof last.turn === 'number' && this.playing.includes(last.turn);
      if (mine) beats.pop();
      const over = () => {
        this.show(told);
        if (mine) this.announce(last.turn);
      };
      if (beats.every((beat) => beat.known)) over();
      else this.begin(told.moves, beats, over);
    }
  }

  private begin(moves: Move[], beats: Beat[], over: () => void): void {
    const asked = this.frames;
    const frames = asked ?? this.framesFor(this.situation as Situation);
    const ready = asked ? undefined : Promise.race([frames.load(moves), pause(FRAMES_MS)]);
    this.frames = frames;
    this.behind = beats.length;
    this.player.play(beats, () => {
      frames.end();
      over();
      this.next();
    }, ready);
  }

  private showBeat(beat: Beat): void {
    const view = this.frames?.at(beat.seq, beat.last);
    this.events = beat.events;
    this.told = beat.events.at(-1)?.id ?? this.told;
    this.behind = this.player.left;
    if (view && this.situation) this.situation = share(this.situation, { ...this.situation, view });
    if (beat.turn !== null) this.announce(beat.turn);
  }

  private announce(turn: Turn | null): void {
    clearTimeout(this.fading);
    this.banner = turn === null ? null : { turn };
    this.fading = setTimeout(() => (this.banner = null), BANNER_MS);
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
    this.heard = told.situation;
    this.queue.push(told);
    if (this.situation) this.next();
    else if (this.queue.length === 1) void this.arrive(told);
  }

  /** The table is opened. At its beginning, what led to the first question waits to be shown as a scene. */
  private async arrive(told: Told): Promise<void> {
    if (!this.isBeginning(told.moves, told.situation)) {
      this.queue.shift();
      this.show(told, false);
      this.next();
      return;
    }
    noteBegun(this.id);
    this.frames = this.framesFor(told.situation);
    await Promise.race([this.frames.load(told.moves), pause(FRAMES_MS)]);
    const first = told.moves.find((move) => move.events.length > 0);
    const view = first && this.frames.at(first.seq, 0);
    this.behind = 1;
    this.situation = view ? { ...told.situation, view } : told.situation;
    this.next();
  }

  /** Nobody at this browser has chosen anything at the table yet, nor seen how it began. */
  private isBeginning(moves: Move[], { table }: Situation): boolean {
    const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    if (shell.pace === 'off' || document.hidden || table.over || !mine.length || hasBegun(this.id)) return false;
    return moves.length <= BEGINNING && !moves.some((move) => mine.includes(move.seat));
  }

  private framesFor({ seat }: Situation): Frames {
    return new Frames((move) => api.getFrames(this.id, move.number, seat >= 0 ? seat : null, this.token));
  }

  private show(told: Told, tell = true): void {
    this.moves = logWith(this.moves, told.moves);
    const events = told.moves.flatMap(liveEvents);
    const before = this.situation;
    this.stand(tell ? events.filter((one) => one.id > this.told) : [], told.situation);
    this.told = events.at(-1)?.id ?? this.told;
    clearTimeout(this.later);
    // Not within the frame that shows the choice.
    if (this.asked) this.later = setTimeout(() => this.learn().catch(() => undefined), LEARN_MS);
    if (before && before.table.hints !== told.situation.table.hints) {
      shell.say(shell.t(told.situation.table.hints ? 'hints-given' : 'hints-ended'));
    }
    if (before && this.wasRefused(before, told.situation)) shell.say(shell.t('undo-refused'));
    if (before) this.company.see(before, told.situation);
  }

  /** That the connection is down is said while it lasts, and when it is over. */
  private seeConnection(state: ConnectionState): void {
    if (this.connection === 'lost' && state === 'open') shell.say(shell.t('line-back'));
    this.connection = state;
    shell.offline = state === 'lost';
  }

  private stand(events: LiveEvent[], situation: Situation): void {
    this.frames = null;
    this.behind = 0;
    this.events = events;
    this.situation = share(this.situation, situation);
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

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
