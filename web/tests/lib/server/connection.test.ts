import { describe, expect, it } from 'vitest';
import type { Move, News, SeatInfo, Situation } from '../../../src/generated/schema';
import { backoff, Connection, type ConnectionState, type SocketLike } from '../../../src/lib/server/connection';
import { logWith, UNDO } from '../../../src/lib/table/log/moves';

class Straw implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;
  asked = 0;
  constructor(readonly address: string) {}
  send(): void {
    this.asked += 1;
  }
  close(): void {
    this.closed = true;
    this.onclose?.({ code: 1000 });
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function move(seq: number, number = seq, option: (string | number)[] = ['x']): Move {
  return { seq, number, seat: 0, option, events: [['e', seq]], at: 0, standing: false, frames: null };
}

/** Moves, how far the table is with them, and its version where that has other reasons. */
function news(seqs: number[], seq: number, version = seq, present: number[] = []): News {
  const seats = [0, 1].map((seat) => ({ seat, present: present.includes(seat) }) as SeatInfo);
  const situation = { seq, version, table: { seats } } as unknown as Situation;
  return { type: 'news', moves: seqs.map((one) => move(one)), situation };
}

/** A connection whose time goes on only when told. */
function setUp() {
  const sockets: Straw[] = [];
  const heard: number[] = [];
  /** The versions that were shown, and who was said to be there. */
  const shown: number[] = [];
  const present: number[][] = [];
  const states: ConnectionState[] = [];
  let sessions = 0;
  const timers = new Map<number, { act: () => void; at: number }>();
  const words: string[] = [];
  const page = { hidden: false };
  let ids = 0;
  let now = 0;
  const connection = new Connection('/live', 'tok en', {
    news: (moves, situation) => {
      heard.push(...moves.map((one) => one.seq));
      shown.push(situation.version);
    },
    present: (seats) => present.push(seats),
    said: ({ what }) => words.push(what),
    state: (state) => states.push(state),
    session: async () => {
      sessions += 1;
    },
  }, {
    connect: (address) => {
      sockets.push(new Straw(address));
      return sockets.at(-1) as Straw;
    },
    later: (act, ms) => {
      timers.set(++ids, { act, at: now + ms });
      return ids;
    },
    forget: (timer) => timers.delete(timer as number),
    random: () => 0.5,
    hidden: () => page.hidden,
  });
  const next = () => [...timers].sort(([, one], [, other]) => one.at - other.at)[0];
  /** Time goes on to whatever comes next. */
  const wait = () => {
    const [id, timer] = next() ?? [];
    if (!timer) return;
    timers.delete(id as number);
    now = timer.at;
    timer.act();
  };
  /** Time goes on by so many milliseconds. */
  const pass = (ms: number) => {
    const end = now + ms;
    while ((next()?.[1].at ?? Infinity) <= end) wait();
    now = end;
  };
  return { connection, sockets, heard, shown, present, states, words, page, wait, pass, sessions: () => sessions, last: () => sockets.at(-1) as Straw };
}

describe('the connection to a table', () => {
  it('asks for everything first, and resumes after what it heard', () => {
    const { connection, sockets, heard, wait, last } = setUp();
    connection.open();
    expect(last().address).toBe('/live?after=-1&token=tok%20en');
    last().tell(news([0, 1, 2], 2));
    last().onclose?.({ code: 1006 });
    wait();
    expect(sockets).toHaveLength(2);
    expect(last().address).toContain('after=2');
    last().tell(news([3], 3));
    expect(heard).toEqual([0, 1, 2, 3]);
  });

  it('hears nothing twice', () => {
    const { connection, heard, last } = setUp();
    connection.open();
    last().tell(news([0, 1], 1));
    last().tell(news([1, 2], 2));
    expect(heard).toEqual([0, 1, 2]);
  });

  it('tells an answer and the same from the socket once, whichever is first', () => {
    const { connection, heard, shown, present, last } = setUp();
    connection.open();
    last().tell(news([0, 1], 1));
    connection.take(news([2], 2));
    last().tell(news([2], 2, 2, [1]));
    last().tell(news([3], 3));
    connection.take(news([3], 3, 3, [0, 1]));
    expect(heard).toEqual([0, 1, 2, 3]);
    expect(shown).toEqual([1, 2, 3]);
    expect(present).toEqual([[1], [0, 1]]);
  });

  it('tells what has changed without a move, but nothing older than it has told', () => {
    const { connection, shown, last } = setUp();
    connection.open();
    last().tell(news([0, 1], 1, 5));
    connection.take(news([], 1, 6));
    last().tell(news([], 1, 6));
    last().tell(news([], 1, 5));
    last().tell(news([], 1, 7));
    expect(shown).toEqual([5, 6, 7]);
  });

  it('leaves out no move: an answer that does not follow on what was heard waits for the socket', () => {
    const { connection, heard, shown, last } = setUp();
    connection.open();
    last().tell(news([0, 1], 1));
    connection.take(news([4], 4));
    connection.take(news([], 4));
    expect(shown).toEqual([1]);
    last().tell(news([2, 3, 4], 4));
    expect(heard).toEqual([0, 1, 2, 3, 4]);
  });

  it('waits until a log that comes in parts is whole', () => {
    const { connection, heard, shown, wait, last } = setUp();
    connection.open();
    last().tell(news([0, 1], 5));
    last().onclose?.({ code: 1006 });
    wait();
    expect(last().address).toContain('after=1');
    last().tell(news([2, 3], 5));
    expect(shown).toEqual([]);
    last().tell(news([4, 5, 6], 6));
    expect(shown).toEqual([6]);
    expect(heard).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('is told how things stand when it comes back, though nothing has happened', () => {
    const { connection, shown, wait, last } = setUp();
    connection.open();
    last().tell(news([0], 0));
    last().onclose?.({ code: 1012 });
    wait();
    last().tell(news([], 0));
    expect(shown).toEqual([0, 0]);
  });

  it('is opened anew where the table is known to be further on than it has told', () => {
    const { connection, sockets, last } = setUp();
    connection.open();
    last().tell(news([0, 1], 1));
    connection.renew(1);
    expect(sockets).toHaveLength(1);
    connection.renew(2);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closed).toBe(true);
    expect(last().address).toContain('after=1');
  });

  it('says nothing where it is back in no time, and else within three seconds', () => {
    const { connection, states, pass, wait, last } = setUp();
    connection.open();
    last().tell(news([0], 0));
    last().onclose?.({ code: 1006 });
    wait();
    last().tell(news([], 0));
    pass(1000);
    expect(states).toEqual(['open']);
    last().onclose?.({ code: 1006 });
    for (let n = 0; n < 3; n += 1) {
      wait();
      last().onclose?.({ code: 1006 });
    }
    pass(2900);
    expect(states).toEqual(['open', 'lost']);
    last().tell(news([], 0));
    expect(states).toEqual(['open', 'lost', 'open']);
  });

  it('asks where nothing is heard, and says within three seconds that there is no answer', () => {
    const { connection, sockets, states, pass, last } = setUp();
    connection.open();
    last().onopen?.();
    last().tell(news([0], 0));
    pass(1600);
    expect(last().asked).toBe(1);
    last().tell({ type: 'ping' });
    pass(1600);
    expect([last().asked, states]).toEqual([2, ['open']]);
    pass(1400);
    expect(states).toEqual(['open', 'lost']);
    last().tell({ type: 'ping' });
    expect(states).toEqual(['open', 'lost', 'open']);
    pass(3000);
    expect([states.at(-1), sockets.length]).toEqual(['lost', 1]);
    pass(6000);
    expect(sockets[0]?.closed).toBe(true);
    expect(sockets.length).toBeGreaterThan(1);
    last().tell(news([], 0));
    expect(states.at(-1)).toBe('open');
  });

  it('asks nothing while nobody looks, and at once when somebody does', () => {
    const { connection, page, pass, last } = setUp();
    page.hidden = true;
    connection.open();
    last().onopen?.();
    last().tell(news([0], 0));
    pass(20_000);
    expect(last().asked).toBe(0);
    page.hidden = false;
    connection.hurry();
    expect(last().asked).toBe(1);
  });

  it('gives up a socket that does not open', () => {
    const { connection, sockets, states, pass } = setUp();
    connection.open();
    pass(9000);
    expect(sockets).toHaveLength(2);
    pass(3000);
    expect(states).toEqual(['lost']);
  });

  it('passes on what others say', () => {
    const { connection, words, last } = setUp();
    connection.open();
    last().tell({ type: 'said', seat: 1, what: 'hello', thing: null, to: null });
    expect(words).toEqual(['hello']);
  });

  it('says at once that the database is away, and comes back by itself', () => {
    const { connection, sockets, states, heard, wait, last } = setUp();
    connection.open();
    last().onclose?.({ code: 4503 });
    expect(states).toEqual(['lost']);
    wait();
    expect(sockets).toHaveLength(2);
    last().tell(news([0], 0));
    expect([states.at(-1), heard]).toEqual(['open', [0]]);
  });

  it('opens a session when it has none, and gives up where it may not look', async () => {
    const { connection, sockets, states, wait, sessions, last } = setUp();
    connection.open();
    last().onclose?.({ code: 4401 });
    await Promise.resolve();
    await Promise.resolve();
    wait();
    expect(sessions()).toBe(1);
    expect(sockets).toHaveLength(2);
    last().onclose?.({ code: 4404 });
    wait();
    expect(sockets).toHaveLength(2);
    expect(states.at(-1)).toBe('gone');
  });

  it('takes a long silence for a dead connection also where nobody looks', () => {
    const { connection, sockets, page, pass, last } = setUp();
    page.hidden = true;
    connection.open();
    last().onopen?.();
    pass(46_000);
    expect(sockets[0]?.closed).toBe(true);
    expect(sockets.length).toBeGreaterThan(1);
  });

  it('stays closed when the page is left', () => {
    const { connection, sockets, wait } = setUp();
    connection.open();
    connection.end();
    wait();
    expect(sockets).toHaveLength(1);
  });
});

describe('waiting', () => {
  it('grows, is bounded, and leaves half to chance', () => {
    expect(backoff(0, () => 0)).toBe(125);
    expect(backoff(0, () => 1)).toBe(250);
    expect(backoff(3, () => 1)).toBe(2000);
    expect(backoff(20, () => 1)).toBe(10_000);
  });
});

describe('the log', () => {
  it('forgets what was taken back', () => {
    const log = logWith([move(0), move(1), move(2), move(3)], [move(4, 1, [UNDO, 1]), move(5, 2)]);
    expect(log.map((one) => one.seq)).toEqual([0, 1, 5]);
  });
});
