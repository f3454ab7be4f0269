import { describe, expect, it } from 'vitest';
import gist from '../../../src/generated/aeons_end/gist-en.ftl?raw';
import gistPl from '../../../src/generated/aeons_end/gist-pl.ftl?raw';
import shellEn from '../../../src/locale/en.ftl?raw';
import shellPl from '../../../src/locale/pl.ftl?raw';
import type { TableLine } from '../../../src/generated/schema';
import { ago, howFar, othersAt, progressOf, whoPlays } from '../../../src/lib/home/progress';
import { makeBundle, Texts, type Language } from '../../../src/lib/words/texts';

const say = (language: Language, source: string) => {
  const texts = new Texts(language, makeBundle(language, [source]));
  return (key: string, values?: Record<string, string | number>) => texts.format(key, values);
};
const t = say('en', shellEn);
const tPl = say('pl', shellPl);
const text = new Texts('en', makeBundle('en', [gist]));
const textPl = new Texts('pl', makeBundle('pl', [gistPl]));

const seat = (name: string | null, mine = false, bot: string | null = null) => ({ name, mine, bot });
const table = (changes: Partial<TableLine>): TableLine => ({
  id: 'x', game: 'aeons_end', name: null, guided: false, seats: [seat('Ada', true), seat('Ania'), seat(null, false, 'greedy')],
  gist: { seats: ['mist', 'brama', 'kadir'], foe: 'rageborne', stage: 'round', figures: { round: 3, nemesis: 41, gravehold: 22 } },
  number: 28, updated: 0, waiting: [1], my_turn: false, over: false, sides: [], ...changes,
});

describe('a line of the list', () => {
  it('says who plays what, and against whom', () => {
    expect(whoPlays(table({}), text, t)).toBe('You (Mist), Ania (Brama), bot (Kadir) against Rageborne');
    expect(whoPlays(table({}), textPl, tPl)).toBe('Ty (Mist), Ania (Brima), bot (Kadir) kontra Gnieworodny');
    expect(whoPlays(table({ seats: [seat('', true), seat('', true), seat(null)] }), text, t)).toBe(
      'You (Mist, Brama), free seat (Kadir) against Rageborne',
    );
  });

  it('says as much of a table that is older than what lists say, or whose words are not there yet', () => {
    expect(whoPlays(table({ gist: null }), text, t)).toBe('You, Ania, bot');
    expect(whoPlays(table({}), null, t)).toBe('You, Ania, bot');
    expect(howFar(table({ gist: null }), text, t)).toBe('28 choices');
    expect(howFar(table({}), text, t)).toBe('Round 3 · life: nemesis 41, Gravehold 22');
  });

  it('says whom it waits for, and how it ended', () => {
    expect(progressOf(table({}), t).text).toBe('Waiting for Ania');
    expect(progressOf(table({ waiting: [2] }), t).text).toBe('A bot is thinking');
    expect(progressOf(table({ my_turn: true }), t).text).toBe('Your turn');
    const sides = [{ side: 'team', seats: [0, 1, 2], points: 1, rank: 1 }, { side: 'nemesis', seats: [], points: 0, rank: 2 }];
    expect(progressOf(table({ over: true, sides }), t).text).toBe('Won');
  });

  it('knows the others who sit there', () => {
    expect(othersAt(table({}), t)).toEqual(['Ania']);
    expect(othersAt(table({ seats: [seat('Ada', true), seat(''), seat(null)] }), t)).toEqual(['Somebody']);
  });

  it('says when it was touched', () => {
    const since = (seconds: number) => [ago(0, t, seconds), ago(0, tPl, seconds)];
    expect(since(20)).toEqual(['just now', 'przed chwilą']);
    expect(since(60)).toEqual(['1 minute ago', 'minutę temu']);
    expect(since(2 * 3600)).toEqual(['2 hours ago', '2 godziny temu']);
    expect(since(5 * 3600)).toEqual(['5 hours ago', '5 godzin temu']);
    expect(since(30 * 3600)).toEqual(['yesterday', 'wczoraj']);
  });
});
