/** The printed things of the solo mode: the automa's cards and the sides of its character cards. */
import json from '../../../generated/age_contrived/content.json';
import type { AgeContrived } from '../../../generated/schema';
import type { Texts } from '../../../lib/words/texts';

const content = json as unknown as AgeContrived.Content;

export type AutomaCard = AgeContrived.AutomaCard;
export const CARDS: Record<string, AutomaCard> = content.AUTOMA_CARDS;
export const SOLO_SIDES = content.SOLO_SIDES;
/** Sections of the wheel, clockwise from the top. */
export const WHEEL: string[] = Object.keys(content.WHEEL).sort((one, other) => (content.WHEEL[one] ?? 0) - (content.WHEEL[other] ?? 0));

/** Which of the conduits by row a card points at, from the top. */
export const pointsAt = ({ rows }: AutomaCard, row: number): boolean => ((rows >> row) & 1) === 1;

/** The wheel of a card in words, section by section. */
export const wheelSaid = (card: AutomaCard, text: Texts): string =>
  WHEEL.map((id, n) => text.format('col-wheel-section', {
    section: text.name(id),
    bonuses: (card.wheel[n] ?? []).map(({ kind, most }) => text.format(`bonus-${kind}`) + (most > 1 ? ` ${most}` : '')).join(', '),
  })).join('; ');
