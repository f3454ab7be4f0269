import { describe, expect, it } from 'vitest';
import type { Move, Situation } from '../src/generated/schema';
import { backoff, Line, type LineState, type SocketLike } from '../src/lib/line';
import { standing, UNDO } from '../src/lib/moves';

class Straw implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;
  constructor(readonly address: string) {}
  close(): void {
    this.closed = true;
    this.onclose?.({ code: 1000 });
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function move(seq: number, number = seq, option: (string | number)[] = ['x']): Move {
  return { seq, number, seat: 0, option, events: [['e', seq]], at: 0 };
}

function news(seqs: number[], seq: number) {
  return { type: 'news', moves: seqs.map((one) => move(one)), situation: { seq } as Situation };
}

/** A line whose time goes on only when told. */
function setUp() {
  const sockets: Straw[] = [];
  const heard: number[] = [];
  const states: LineState[] = [];
  let sessions = 0;
  const timers = new Map<number, { act: () => void; ms: number }>();
  let ids = 0;
  const line = new Line('/live', 'tok en', {
    news: (moves) => heard.push(...moves.map((one) => one.seq)),
    present: () => undefined,
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
      timers.set(++ids, { act, ms });
      return ids;
    },
    forget: (timer) => timers.delete(timer as number),
    random: () => 0.5,
  });
  const wait = () => {
    for (const [id, timer] of [...timers]) {
      if (timer.ms < 20_000) {
        timers.delete(id);
        timer.act();
      }
    }
  };
  const silence = () => [...timers.values()].find((timer) => timer.ms >= 20_000)?.act();
  return { line, sockets, heard, states, wait, silence, sessions: () => sessions, last: () => sockets.at(-1) as Straw };
}

describe('the line to a table', () => {
  it('asks for everything first, and resumes after what it heard', () => {
    const { line, sockets, heard, wait, last } = setUp();
    line.open();
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
    const { line, heard, last } = setUp();
    line.open();
    last().tell(news([0, 1], 1));
    last().tell(news([1, 2], 2));
    expect(heard).toEqual([0, 1, 2]);
  });

  it('says a word only after several tries', () => {
    const { line, states, wait, last } = setUp();
    line.open();
    last().tell(news([0], 0));
    for (let n = 0; n < 3; n += 1) {
      last().onclose?.({ code: 1006 });
      wait();
    }
    expect(states).toEqual(['open']);
    last().onclose?.({ code: 1006 });
    expect(states.at(-1)).toBe('lost');
    wait();
    last().tell(news([], 0));
    expect(states.at(-1)).toBe('open');
  });

  it('opens a session when it has none, and gives up where it may not look', async () => {
    const { line, sockets, states, wait, sessions, last } = setUp();
    line.open();
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

  it('takes a long silence for a dead line', () => {
    const { line, sockets, silence, wait, last } = setUp();
    line.open();
    last().onopen?.();
    silence();
    expect(sockets[0]?.closed).toBe(true);
    wait();
    expect(sockets).toHaveLength(2);
  });

  it('stays closed when the page is left', () => {
    const { line, sockets, wait } = setUp();
    line.open();
    line.end();
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
    const log = standing([move(0), move(1), move(2), move(3)], [move(4, 1, [UNDO, 1]), move(5, 2)]);
    expect(log.map((one) => one.seq)).toEqual([0, 1, 5]);
  });
});
