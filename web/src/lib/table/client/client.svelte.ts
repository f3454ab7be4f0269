/** An open table: how it stands as it is shown, and what happened. It hears news; others show, act and learn. */
import type { Move, Situation } from '../../../generated/schema';
import type { LiveEvent } from '../../game';
import * as api from '../../server/api';
import { browserTools, Connection, type ConnectionState } from '../../server/connection';
import { share } from '../../server/share';
import { shell } from '../../shell/shell.svelte';
import { Company } from '../../together/company.svelte';
import { mineOf } from '../../together/seats';
import { changed } from '../advice/leave';
import { liveEvents, logWith } from '../log/moves';
import { Acts } from './acts.svelte';
import { Missed } from './missed.svelte';
import { Refusals } from './refusals.svelte';
import { Scenes } from './scenes.svelte';

/** News: moves, and how the table stands after them. */
export interface Told {
  moves: Move[];
  situation: Situation;
}

export class TableClient {
  situation = $state.raw<Situation | null>(null);
  /** Every choice that is not taken back, with what came of it. */
  moves = $state.raw<Move[]>([]);
  /** What happened between the last view and this one. */
  events = $state.raw<LiveEvent[]>([]);
  connection = $state<ConnectionState>('opening');
  failed = $state.raw<unknown>(null);

  readonly acts: Acts;
  readonly scenes: Scenes;
  readonly refusals: Refusals = new Refusals(this);
  readonly missed: Missed = new Missed(this);
  /** The others: what they say, and what is asked of them. */
  readonly company: Company = new Company(this);
  private readonly socket: Connection;
  /** The last event that was told. */
  private told = -1;

  constructor(
    readonly id: string,
    private readonly token: string | null = null,
  ) {
    const path = `/api/tables/${encodeURIComponent(id)}/live`;
    this.socket = new Connection(path, token, {
      news: (moves, situation) => this.scenes.hear({ moves, situation }),
      present: (seats) => this.seePresent(seats),
      said: (words) => this.company.hear(words),
      state: (state) => this.seeConnection(state),
      session: api.renewSession,
    }, browserTools());
    this.acts = new Acts(this, this.socket);
    this.scenes = new Scenes(this, token);
  }

  get mine(): number[] {
    return this.situation ? mineOf(this.situation) : [];
  }

  /** The seats that this person plays, and no bot for them. */
  get playing(): number[] {
    return this.situation?.table.seats.filter((seat) => seat.mine && !seat.bot).map((seat) => seat.seat) ?? [];
  }

  /** Whether this person is asked; only then there is something to learn about what they cannot do. */
  get asked(): boolean {
    return this.situation?.decision?.seats.some((seat) => this.playing.includes(seat)) ?? false;
  }

  async open(): Promise<void> {
    document.addEventListener('visibilitychange', this.watch);
    addEventListener('online', this.hurry);
    addEventListener('offline', this.hurry);
    try {
      await this.missed.arrive(await api.getTable(this.id, this.token));
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
    this.scenes.end();
    this.refusals.end();
    this.socket.end();
  }

  /** News is shown, after the scenes that it makes. */
  show(told: Told, tell: boolean): void {
    this.moves = logWith(this.moves, told.moves);
    const events = told.moves.flatMap(liveEvents);
    const before = this.situation;
    this.draw(tell ? events.filter((one) => one.id > this.told) : [], told.situation);
    this.told = events.at(-1)?.id ?? this.told;
    this.refusals.learnSoon();
    if (before) this.tellChanges(before, told.situation);
  }

  /** Events are told, and the board stands as it did then; null: as it does. */
  draw(events: LiveEvent[], situation: Situation | null): void {
    this.events = events;
    this.told = events.at(-1)?.id ?? this.told;
    if (situation) this.situation = share(this.situation, situation);
  }

  private tellChanges(before: Situation, now: Situation): void {
    this.tellOfHints(before, now);
    if (this.acts.wasRefused(before, now)) shell.say(shell.t('undo-refused'));
    this.company.see(before, now);
  }

  private tellOfHints(before: Situation, now: Situation): void {
    const found = changed(before, now);
    if (!found) return;
    if (found.key === 'hints-on' || !this.acts.hintsRefused) shell.say(shell.t(found.key, { who: found.who || shell.t('somebody') }));
    this.acts.hintsRefused = false;
  }

  /** That the connection is down is said while it lasts, and when it is over. */
  private seeConnection(state: ConnectionState): void {
    if (this.connection === 'lost' && state === 'open') shell.say(shell.t('connection-back'));
    this.connection = state;
    shell.offline = state === 'lost';
  }

  private seePresent(present: number[]): void {
    if (!this.situation) return;
    const { table } = this.situation;
    if (table.seats.every((seat) => seat.present === present.includes(seat.seat))) return;
    const seats = table.seats.map((seat) => ({ ...seat, present: present.includes(seat.seat) }));
    this.situation = { ...this.situation, table: { ...table, seats } };
    this.events = [];
  }

  private watch = (): void => {
    if (document.hidden) {
      this.missed.leave(this.socket.after);
      return;
    }
    this.hurry();
    this.missed.comeBack();
  };

  private hurry = (): void => this.socket.hurry();
}
