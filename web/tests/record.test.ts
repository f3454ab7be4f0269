import { describe, expect, it } from 'vitest';
import { readRecord, recordName, Unfit } from '../src/lib/record';

const GAMES = [{ id: 'aeons_end', rules: 3 }];
const RECORD = { game: 'aeons_end', rules: 3, players: 2, seed: 5, setup: {}, choices: [[0, ['done']]], format: 1 };

function refused(text: string): [string, Record<string, unknown>] {
  try {
    readRecord(text, GAMES);
  } catch (error) {
    if (error instanceof Unfit) return [error.key, error.values];
    throw error;
  }
  throw new Error('it was taken');
}

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

  it('of other rules is refused with both numbers', () => {
    expect(refused(JSON.stringify({ ...RECORD, rules: 2 }))).toEqual(['record-rules', { theirs: '2', ours: 3 }]);
  });

  it('is named after the game and its number', () => {
    expect(recordName('aeons_end', 12)).toBe('tryptyk-aeons_end-12.json');
  });
});
