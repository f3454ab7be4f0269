/** How long a beat stays, at the pace that a person likes. */
import type { Texts } from '../words/texts';
import type { Beat } from './beats';

export const PACES = ['off', 'quick', 'normal', 'slow'] as const;
export type Pace = (typeof PACES)[number];

const TIMES: Record<Pace, number> = { off: 0, quick: 0.5, normal: 1, slow: 2 };
/** While somebody waits to choose, all that is shown before takes no longer than this. */
const MOST_MS: Record<Pace, number> = { off: 0, quick: 10_000, normal: 30_000, slow: 90_000 };

const BEAT_MS = 900;
const LETTER_MS = 26;
const CARD_MS = 800;
const CARD_LETTER_MS = 20;
const CARD_MOST_MS = 4000;
/** How long it is said whose turn it is. */
export const BANNER_MS = 1700;

export const mostOf = (pace: Pace): number => MOST_MS[pace];

export function timeOf(beat: Beat, pace: Pace, text: Texts): number {
  if (beat.known) return 0;
  const letters = beat.events.reduce((sum, { event }) => sum + text.plain(text.event(event)).length, 0);
  const card = beat.thing === null || beat.aside ? 0 : Math.min(CARD_MOST_MS, CARD_MS + lettersOf(beat.thing, text) * CARD_LETTER_MS);
  return (BEAT_MS + letters * LETTER_MS + card) * TIMES[pace];
}

const lettersOf = (id: string, text: Texts) => text.attributes(id).reduce((sum, [, words]) => sum + words.length, 0);
