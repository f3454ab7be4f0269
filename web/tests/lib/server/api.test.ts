import { afterEach, describe, expect, it, vi } from 'vitest';
import * as api from '../../../src/lib/server/api';

/** A server of straw: what it answers, one after the other, and then always the last. */
function serve(...answers: Response[]): { asked: string[] } {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve((answers.length > 1 ? answers.shift() : answers[0])?.clone());
  });
  return { asked };
}

const away = () => {
  const problem = { code: 'unavailable', message: 'The database cannot be reached; try again in a moment.', seq: null, reason: null };
  return new Response(JSON.stringify(problem), { status: 503, headers: { 'retry-after': '2' } });
};
const good = (body: unknown) => new Response(JSON.stringify(body), { status: 200 });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('while the database is away', () => {
  it('what is looked at is asked for again when the server says, and comes by itself', async () => {
    vi.useFakeTimers();
    const told: boolean[] = [];
    api.patience.told = (waiting) => told.push(waiting);
    const { asked } = serve(away(), away(), good({ tables: [] }));
    const listing = api.listTables();
    await vi.advanceTimersByTimeAsync(1_999);
    expect([asked.length, told]).toEqual([1, [true]]);
    await vi.advanceTimersByTimeAsync(2_001);
    expect(await listing).toEqual({ tables: [] });
    expect([asked, told]).toEqual([Array(3).fill('GET /api/tables'), [true, false]]);
  });

  it('what might be done twice is not asked twice, and says why', async () => {
    const { asked } = serve(away());
    const refused = await api.join('token').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(api.Refusal);
    expect((refused as api.Refusal).problem.code).toBe('unavailable');
    expect(asked.length).toBe(1);
  });
});

describe('patience', () => {
  const fails = (times: number, error: unknown) => {
    let left = times;
    return async () => {
      if (left-- > 0) throw error;
      return 'done';
    };
  };

  it('waits longer each time, and not for ever', async () => {
    const waits: number[] = [];
    const patience = new api.Patience(() => 0, async (ms) => void waits.push(ms));
    expect(await patience.ask(fails(3, 'away'))).toBe('done');
    expect(waits).toEqual([300, 600, 1200]);
    waits.length = 0;
    await expect(patience.ask(fails(Infinity, 'away'))).rejects.toBe('away');
    expect(waits.reduce((sum, ms) => sum + ms)).toBeLessThan(90_000);
  });

  it('tells once that it waits, however many do', async () => {
    const told: boolean[] = [];
    const patience = new api.Patience(() => 0, () => Promise.resolve());
    patience.told = (waiting) => told.push(waiting);
    await Promise.all([patience.ask(fails(2, 'away')), patience.ask(fails(5, 'away')), patience.ask(fails(0, ''))]);
    expect(told).toEqual([true, false]);
  });

  it('does not ask again where that would not help', async () => {
    let asked = 0;
    const patience = new api.Patience(() => null, () => Promise.resolve());
    const refused = patience.ask(async () => {
      asked += 1;
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    expect(asked).toBe(1);
  });
});
