/**
 * The connection to a table: one socket that comes back by itself and tells everything once, in order.
 * It knows no page and no framework, so that its behaviour can be tested with a socket of straw.
 */
import type { Move, News, Presence, Problem, Said, Situation } from '../../generated/schema';

export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export type ConnectionState = 'opening' | 'open' | 'lost' | 'gone';

export interface Listener {
  news(moves: Move[], situation: Situation): void;
  present(seats: number[]): void;
  said(words: Said): void;
  state(state: ConnectionState): void;
  /** The session is not known: open one; the connection tries again afterwards. */
  session(): Promise<void>;
}

interface Tools {
  connect: (address: string) => SocketLike;
  later: (act: () => void, ms: number) => unknown;
  forget: (timer: unknown) => void;
  random: () => number;
  /** Nobody looks at the page: whether the connection stands is no matter for now. */
  hidden: () => boolean;
}

const FIRST_MS = 250;
const LONGEST_MS = 10_000;
/** A socket that does not open in this time is given up. */
const OPENING_MS = 8_000;
/** After so long a silence the server is asked whether the connection stands; it pings by itself every 20 seconds. */
const BEAT_MS = 1_500;
const BEAT = '?';
/** Who gets no answer says so: within three seconds after anything was heard. */
const ANSWER_MS = 1_200;
/** And gives the connection up a little later: it may only be slow. */
const DEAD_MS = 5_000;
/** The same where nobody looks. */
const SILENCE_MS = 45_000;
/** A connection that breaks is mostly there again in no time: only then a word is said. */
const GRACE_MS = 2_000;
const NO_SESSION = 4401;
/** The database is away. */
const AWAY = 4503;
const REFUSED = [4400, 4403, 4404, 4409];

/** How long to wait before the n-th try: doubled each time, with half of it left to chance. */
export function backoff(tries: number, random: () => number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** tries);
  return Math.round(whole / 2 + (whole / 2) * random());
}

/** The moves that are new to somebody who has heard everything up to `after`. */
export function unheard(moves: Move[], after: number): Move[] {
  return moves.filter((move) => move.seq > after);
}

export class Connection {
  private socket: SocketLike | null = null;
  private tries = 0;
  private timer: unknown = null;
  private watch: unknown = null;
  /** Until a word is said of a connection that has broken. */
  private grace: unknown = null;
  private state: ConnectionState = 'opening';
  /** This socket has told something: what it says now shows that the connection stands. */
  private speaks = false;
  private ended = false;
  /** Moves whose end has not come yet: a long log comes in parts. */
  private parts: Move[] = [];
  /** The newest version of the table that was told. */
  private version = -1;

  constructor(
    private readonly path: string,
    private readonly token: string | null,
    private readonly listener: Listener,
    private readonly tools: Tools,
    /** The seq up to which everything was heard. */
    public after = -1,
  ) {}

  open(): void {
    if (this.ended || this.socket) return;
    this.tools.forget(this.timer);
    const token = this.token === null ? '' : `&token=${encodeURIComponent(this.token)}`;
    const socket = this.tools.connect(`${this.path}?after=${this.after}${token}`);
    this.socket = socket;
    // Whoever comes back is told how things stand even if they are as they were: the server may be another.
    this.version = -1;
    this.speaks = false;
    this.expect(OPENING_MS, () => this.giveUp());
    socket.onopen = () => this.alive();
    socket.onmessage = (event) => this.hear(String(event.data));
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  /** Try at once: the page has come back to the front, or the network has come or gone. */
  hurry(): void {
    this.tries = 0;
    if (this.speaks) this.ask();
    this.open();
  }

  /** The table is known to have gone on to `seq`. If this connection has not told, it may be dead without a word. */
  renew(seq: number): void {
    if (this.after >= seq || this.ended) return;
    this.drop();
    this.hurry();
  }

  /** News, whichever way it came, by the socket or as an answer: told once, in order and without a gap. */
  take({ moves, situation }: News): void {
    const fresh = unheard(moves, this.after);
    const first = fresh[0]?.seq ?? situation.seq;
    if (first > this.after + (fresh.length ? 1 : 0)) {
      // Something in between is missing; the socket will tell that too.
      this.hurry();
      return;
    }
    this.after = fresh.at(-1)?.seq ?? this.after;
    this.parts.push(...fresh);
    if (this.after < situation.seq) return;
    const whole = this.parts;
    this.parts = [];
    if (whole.length === 0 && situation.version <= this.version) {
      this.listener.present(situation.table.seats.filter((seat) => seat.present).map((seat) => seat.seat));
      return;
    }
    this.version = situation.version;
    this.listener.news(whole, situation);
  }

  end(): void {
    this.ended = true;
    this.tools.forget(this.timer);
    this.tools.forget(this.grace);
    this.drop();
  }

  private drop(): void {
    const { socket } = this;
    this.socket = null;
    this.speaks = false;
    this.tools.forget(this.watch);
    socket?.close();
  }

  private expect(ms: number, otherwise: () => void): void {
    this.tools.forget(this.watch);
    this.watch = this.tools.later(otherwise, ms);
  }

  private alive(): void {
    if (this.tools.hidden()) this.expect(SILENCE_MS, () => this.giveUp());
    else this.expect(BEAT_MS, () => this.ask());
  }

  private ask(): void {
    if (!this.socket) return;
    this.socket.send(BEAT);
    this.expect(ANSWER_MS, () => {
      this.tell('lost');
      this.expect(DEAD_MS, () => this.giveUp());
    });
  }

  /** A dead connection may take its time to close: it is not waited for. */
  private giveUp(): void {
    const { socket } = this;
    if (!socket) return;
    this.lost(socket, 1006);
    socket.close();
  }

  private tell(state: ConnectionState): void {
    this.tools.forget(this.grace);
    this.grace = null;
    if (state !== this.state) this.listener.state(state);
    this.state = state;
  }

  private hear(data: string): void {
    this.alive();
    const message = JSON.parse(data) as News | Presence | Said | { type: 'ping' } | (Problem & { type?: undefined });
    this.speaks ||= message.type === 'news';
    if (this.speaks) this.tell('open');
    if (message.type === 'presence') this.listener.present(message.present);
    if (message.type === 'said') this.listener.said(message);
    if (message.type !== 'news') return;
    this.tries = 0;
    this.take(message);
  }

  private lost(socket: SocketLike, code: number): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.speaks = false;
    this.tools.forget(this.watch);
    if (this.ended) return;
    if (REFUSED.includes(code)) {
      this.ended = true;
      this.tell('gone');
      return;
    }
    const again = () => {
      this.timer = this.tools.later(() => this.open(), backoff(this.tries, this.tools.random));
      this.tries += 1;
    };
    if (code === NO_SESSION) this.listener.session().then(again, again);
    else again();
    if (code === AWAY) this.tell('lost');
    else this.grace ??= this.tools.later(() => this.tell('lost'), GRACE_MS);
  }
}

export function browserTools(): Tools {
  const origin = location.origin.replace(/^http/, 'ws');
  return {
    connect: (address) => new WebSocket(origin + address) as SocketLike,
    later: (act, ms) => setTimeout(act, ms),
    forget: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
    random: Math.random,
    hidden: () => document.hidden,
  };
}
