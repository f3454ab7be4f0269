/** The figures of the components, as the rules know them. */
import content from '../../generated/aeons_end/content.json';
import type { AeonsEnd } from '../../generated/schema';

export type View = AeonsEnd.View;
export type MageView = AeonsEnd.MageView;
export type BreachView = AeonsEnd.BreachView;
export type FoeView = AeonsEnd.FoeView;
export type PileView = AeonsEnd.PileView;

export interface Card {
  id: string;
  type: string;
  cost: number;
  starter: boolean;
  aether: number;
  aether_gem_only: number;
  aether_spell_only: number;
  damage: number;
}
export interface Foe {
  id: string;
  type: string;
  tier: number;
  life: number;
  power: number;
  nemesis: string;
}
export interface Mage {
  id: string;
  charges: number;
  timing: string;
  /** Number and stage; 4 is open. */
  breaches: number[][];
  hand: string[];
  deck: string[];
}
export interface Nemesis {
  id: string;
  life: number;
  difficulty: number;
  cards: string[];
  side_cards: string[];
  figures: Record<string, number>;
  rows: { id: string; figures: Record<string, number> }[];
}
export interface Difficulty {
  player_life: number;
  gravehold_life: number;
  nemesis_life_delta: number;
  increased: boolean;
}
interface Tile {
  focus_cost: number;
  open_costs: number[];
  bonus: number;
}

export const CARDS: Record<string, Card> = content.CARDS;
export const FOES: Record<string, Foe> = content.FOES;
export const MAGES: Record<string, Mage> = content.MAGES;
export const NEMESES = content.NEMESES as unknown as Record<string, Nemesis>;
export const DIFFICULTIES: Record<string, Difficulty> = content.DIFFICULTIES;
export const PRESETS: Record<string, string[]> = content.PRESETS;
export const BREACHES: Record<string, Tile> = content.BREACHES;
export const SUPPLY: Record<string, Card[]> = content.SUPPLY;
export const COPIES: Record<string, number> = content.COPIES;
export const SHARES: Record<string, number> = {
  gem: content.MARKET.gems,
  relic: content.MARKET.relics,
  spell: content.MARKET.spells,
};
export const TURN_ORDER: Record<string, string[]> = content.TURN_ORDER;
export const CHARGE_COST = content.TABLE.charge_cost;
export const NUMERALS = ['', 'I', 'II', 'III', 'IV'];
const TO_DISCARD = new Set<string>(content.TO_DISCARD);
const WHILE_PREPPED = new Set<string>(content.WHILE_PREPPED);
const KINDS = new Map(content.ENTRIES.map((entry) => [entry.id, entry.kind]));

export const hasToDiscard = (id: string) => TO_DISCARD.has(id);
export const hasWhilePrepped = (id: string) => WHILE_PREPPED.has(id);

/** gem, relic, spell, corruption, attack, minion, power, mage, nemesis, and what only some nemesis has: strike... */
export function kindOf(id: string): string {
  return KINDS.get(id) ?? (id.startsWith('breach_') ? 'breach' : 'thing');
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
