/** Bots in words: their levels, and what to expect of them in a game. */
import type { Texts } from './texts';

/** Of bots, how many games of ten they win. */
export type Expectations = Record<string, number>;

export const botName = (text: Texts, id: string): string => text.find(`bot-${id}`) ?? id;

/** What a bot does, and how well that does in the game of these texts. */
export function botAbout(text: Texts, id: string, expectations: Expectations): string {
  const tenths = expectations[id];
  const expected = tenths === undefined ? null : text.find('bot-expectation', { tenths });
  return [text.find(`bot-${id}.hint`), expected].filter(Boolean).join(' ');
}
