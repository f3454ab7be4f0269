import { describe, expect, it } from 'vitest';
import { botAbout, botName } from '../../../src/lib/words/bots';
import { makeBundle, Texts } from '../../../src/lib/words/texts';

const source = `
bot-hard = Hard
    .hint = Thinks ahead.
bot-expectation = { $tenths ->
    [0] Never wins.
   *[other] Wins { $tenths } in 10.
}
`;
const text = new Texts('en', makeBundle('en', [source]));

describe('what is said of a bot', () => {
  it('is its level and how often it wins', () => {
    expect(botName(text, 'hard')).toBe('Hard');
    expect(botAbout(text, 'hard', { hard: 4 })).toBe('Thinks ahead. Wins 4 in 10.');
    expect(botAbout(text, 'hard', { hard: 0 })).toBe('Thinks ahead. Never wins.');
  });

  it('is only what is known', () => {
    expect(botAbout(text, 'hard', {})).toBe('Thinks ahead.');
    expect([botName(text, 'guest'), botAbout(text, 'guest', { hard: 4 })]).toEqual(['guest', '']);
    expect(text.missing.size).toBe(0);
  });
});
