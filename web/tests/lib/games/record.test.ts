import { afterEach, describe, expect, it, vi } from 'vitest';
import { openRecord, readRecord, recordName, Unfit, whyUnplayable } from '../../../src/lib/games/record';

const GAMES = [{ id: 'aeons_end', edition: 'new' }];
const RECORD = { game: 'aeons_end', edition: 'new', players: 2, seed: 5, setup: {}, choices: [[0, ['done']]], end: '0', format: 2 };

function refused(text: string): [string, Record<string, unknown>] {
  try {
    readRecord(text, GAMES);
  } catch (error) {
    if (error instanceof Unfit) return [error.key, error.values];
    throw error;
  }
  throw new Error('it was taken');
}

afterEach(() => vi.unstubAllGlobals());

describe('a record from a file', () => {
  it('is taken whole', () => {
    expect(readRecord(JSON.stringify(RECORD), GAMES)).toEqual(RECORD);
  });

  it.each(['', 'no json', 'null', '[]', '7', '{"game": "aeons_end"}', '{"choices": []}'])('is not %j', (text) => {
    expect(refused(text)).toEqual(['record-none', {}]);
  });

  it('of a game that is not here is refused by its name', () => {
    expect(refused(JSON.stringify({ ...RECORD, game: 'chess' }))).toEqual(['record-game', { game: 'chess' }]);
  });

  it('of another edition is taken: the server sees whether it comes to the same', () => {
    expect(readRecord(JSON.stringify({ ...RECORD, edition: 'old' }), GAMES)).toMatchObject({ edition: 'old' });
  });

  it('that cannot be played again says why, by its edition where that is another', () => {
    expect(whyUnplayable({ ...RECORD, edition: 'old' }, GAMES, '')).toMatchObject({ key: 'record-rules', values: { theirs: 'old', ours: 'new' } });
    expect(whyUnplayable(RECORD, GAMES, 'so')).toMatchObject({ key: 'record-unplayable', detail: 'so' });
  });

  it('is sent as it is: a browser would round its seed', async () => {
    const text = JSON.stringify(RECORD).replace('"seed":5', '"seed":18446744073709551557');
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
      sent.push(body);
      return new Response(path === '/api/games' ? JSON.stringify(GAMES) : '{}');
    });
    await openRecord(new File([text], 'record.json'));
    expect(sent).toEqual([null, `{"record":${text}}`]);
  });

  it('is named after the game and its number', () => {
    expect(recordName('aeons_end', '12')).toBe('tryptyk-aeons_end-12.json');
  });
});
