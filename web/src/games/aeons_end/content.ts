/** The figures of the components, as the rules know them. */
import json from '../../generated/aeons_end/content.json';
import type { AeonsEnd } from '../../generated/schema';

const content = json as unknown as AeonsEnd.Content;

export type View = AeonsEnd.View;
export type Says = AeonsEnd.Says;
export type MageView = AeonsEnd.MageView;
export type BreachView = AeonsEnd.BreachView;
export type FoeView = AeonsEnd.FoeView;
export type PileView = AeonsEnd.PileView;

export const { CARDS, FOES, MAGES, NEMESES, DIFFICULTIES, PRESETS, BREACHES, SUPPLY, COPIES, TURN_ORDER } = content;
export const SHARES: Record<string, number> = {
  gem: content.MARKET.gems,
  relic: content.MARKET.relics,
  spell: content.MARKET.spells,
};
export const CHARGE_COST = content.TABLE.charge_cost;
export const NUMERALS = ['', 'I', 'II', 'III', 'IV'];
const TO_DISCARD = new Set(content.TO_DISCARD);
const WHILE_PREPPED = new Set(content.WHILE_PREPPED);
const KINDS = new Map(content.ENTRIES.map((entry) => [entry.id, entry.kind]));

export const hasToDiscard = (id: string) => TO_DISCARD.has(id);
export const hasWhilePrepped = (id: string) => WHILE_PREPPED.has(id);

/** gem, relic, spell, corruption, attack, minion, power, mage, nemesis, and what only some nemesis has: strike... */
export function kindOf(id: string): string {
  return KINDS.get(id) ?? (id.startsWith('breach_') ? 'breach' : 'thing');
}

/** What stands in the corner of a card: its price, the tokens that a power begins with, else its tier. */
export function cornerOf(id: string): number | string {
  const foe = FOES[id];
  return CARDS[id]?.cost ?? (foe?.power || (foe ? (NUMERALS[foe.tier] ?? '') : ''));
}

/** All ids of a kind, in the order of the content. */
export function idsOf(kind: string): string[] {
  return content.ENTRIES.filter((entry) => entry.kind === kind).map((entry) => entry.id);
}

/** The kinds of side cards and rows that only some nemesis has. */
export function ownKinds(): string[] {
  const mats = Object.values(NEMESES);
  const own = [...mats.flatMap((mat) => mat.side_cards), ...mats.flatMap((mat) => mat.rows.map((row) => row.id))];
  return [...new Set(own.map(kindOf))];
}
