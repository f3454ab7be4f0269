/** The figures of the components, as the rules know them. */
import json from '../../generated/age_contrived/content.json';
import type { AgeContrived } from '../../generated/schema';

const content = json as unknown as AgeContrived.Content;

export type View = AgeContrived.View;
export type Says = AgeContrived.Says;
export type SideView = AgeContrived.SideView;
export type PlayerView = AgeContrived.PlayerView;
export type PositionView = AgeContrived.PositionView;
export type MonumentView = AgeContrived.MonumentView;
export type RegionView = AgeContrived.RegionView;
export type PathView = AgeContrived.PathView;
export type AchievementView = AgeContrived.AchievementView;
export type AutomaView = AgeContrived.AutomaView;
export type Tile = AgeContrived.Tile;
export type ActionTile = AgeContrived.ActionTile;
export type Action = AgeContrived.Action;
export type Bonus = AgeContrived.Bonus;
export type Bridge = AgeContrived.Bridge;

/** Kinds of energy; where the figures number them, in this order, and 4 is any of them. */
export const ENERGIES = ['compass', 'magnet', 'rose', 'primal'] as const;
export type Energy = (typeof ENERGIES)[number];
/** What tiles and conduits bear, in the order of the figures. */
export const SYMBOLS = ['boot', 'monument', 'pillar'] as const;
export const TRACKS = ['monument_track', 'pillar_track'] as const;
/** In the order of the map: from the top left, the centre last. */
export const REGIONS = content.MAP_FILE.region.map(({ id }) => id);
export const REGION = content.REGION;
export const SPACES = content.MAP_FILE.space;
export const PATHS = content.PATH;
/** The damaged paths, with the spaces at their ends. */
export const PATH_ROWS = content.MAP_FILE.path;
export const JUNCTIONS = content.JUNCTIONS;
export const SECTIONS = Object.fromEntries(content.MONUMENT_FILE.section.map((row) => [row.id, row]));
export const BENEFIT_TOKENS = content.BENEFIT_TOKENS;
export const ACHIEVEMENTS = content.ACHIEVEMENTS;
export const CHARACTERS = content.CHARACTER_IDS;
export const ABILITY_IDS = content.ABILITY_IDS;
export const TILES = content.TILES;
export const ACTION_TILES = content.ACTION_TILES;
export const CONDUITS = Object.fromEntries(content.DEVICE_FILE.conduit.map((row) => [row.id, row]));
export const SCORING = content.SCORING;

/** Each bridge with its faces: those of a character have two, A and B, neutral ones have one. */
export const BRIDGES = content.BRIDGES;

/** The face of a bridge that lies up. */
export function faceOf(bridge: string, face: string | null): Bridge | null {
  const faces = BRIDGES[bridge];
  return faces?.[face === 'b' ? 1 : 0] ?? faces?.[0] ?? null;
}

const KINDS = new Map(content.ENTRIES.map((entry) => [entry.id, entry.kind]));

/** energy, space, path, region, monument, section, upgraded_tile, ability, ... */
export const kindOf = (id: string): string => KINDS.get(id) ?? 'thing';

/** All ids of a kind, in the order of the content. */
export const idsOf = (kind: string): string[] => content.ENTRIES.filter((entry) => entry.kind === kind).map((entry) => entry.id);

export const kinds = (): string[] => [...new Set(content.ENTRIES.map((entry) => entry.kind))];
