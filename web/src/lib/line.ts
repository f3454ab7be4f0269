/**
 * The line to a table: one socket that comes back by itself and tells everything once, in order.
 * It knows no page and no framework, so that its behaviour can be tested with a socket of straw.
 */
import type { Move, News, Presence, Problem, Situation } from '../generated/schema';

export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  close(): void;
}

export type LineState = 'opening' | 'open' | 'lost' | 'gone';

export interface Listener {
  news(moves: Move[], situation: Situation): void;
  present(seats: number[]): void;
  state(state: LineState): void;
  /** The session is not known: open one; the line tries again afterwards. */
  session(): Promise<void>;
}

interface Tools {
  connect: (address: string) => SocketLike;
  later: (act: () => void, ms: number) => unknown;
  forget: (timer: unknown) => void;
  random: () => number;
}

const FIRST_MS = 250;
const LONGEST_MS = 10_000;
/** The server pings every 20 seconds; silence for longer than this is a dead line. */
const SILENCE_MS = 45_000;
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

export class Line {
  private socket: SocketLike | null = null;
  private tries = 0;
  private timer: unknown = null;
  private watch: unknown = null;
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
    socket.onopen = () => this.alive();
    socket.onmessage = (event) => this.hear(String(event.data));
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  /** Try at once: the page has come back to the front, or the network has. */
  hurry(): void {
    this.tries = 0;
    this.open();
  }

  /** The table is known to have gone on to `seq`. If this line has not told, it may be dead without a word. */
  renew(seq: number): void {
    if (this.after >= seq || this.ended) return;
    const { socket } = this;
    this.socket = null;
    this.tools.forget(this.watch);
    socket?.close();
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
    this.tools.forget(this.watch);
    this.socket?.close();
    this.socket = null;
  }

  private alive(): void {
    this.tools.forget(this.watch);
    this.watch = this.tools.later(() => this.socket?.close(), SILENCE_MS);
  }

  private hear(data: string): void {
    this.alive();
    const message = JSON.parse(data) as News | Presence | { type: 'ping' } | (Problem & { type?: undefined });
    if (message.type === 'presence') this.listener.present(message.present);
    if (message.type !== 'news') return;
    this.tries = 0;
    this.listener.state('open');
    this.take(message);
  }

  private lost(socket: SocketLike, code: number): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.tools.forget(this.watch);
    if (this.ended) return;
    if (REFUSED.includes(code)) {
      this.ended = true;
      this.listener.state('gone');
      return;
    }
    const again = () => {
      this.timer = this.tools.later(() => this.open(), backoff(this.tries, this.tools.random));
      this.tries += 1;
    };
    if (code === NO_SESSION) this.listener.session().then(again, again);
    else again();
    // The first tries are made without a word, unless the server has said that it will take a while.
    if (this.tries > 3 || code === AWAY) this.listener.state('lost');
  }
}

export function browserTools(): Tools {
  const origin = location.origin.replace(/^http/, 'ws');
  return {
    connect: (address) => new WebSocket(origin + address) as SocketLike,
    later: (act, ms) => setTimeout(act, ms),
    forget: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
    random: Math.random,
  };
}
