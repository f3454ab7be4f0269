/** The figures of the components, as the rules know them. */
import json from '../../generated/bonfire/content.json';
import type { Bonfire } from '../../generated/schema';

const content = json as unknown as Bonfire.Content;

export type View = Bonfire.View;
export type Says = Bonfire.Says;
export type CityView = Bonfire.CityView;
export type PlaceView = Bonfire.PlaceView;
export type PlayerView = Bonfire.PlayerView;
export type IslandView = Bonfire.IslandView;
export type TaskRow = Bonfire.TaskRow;

const byId = <T extends { id: string }>(rows: T[]): Record<string, T> => Object.fromEntries(rows.map((row) => [row.id, row]));
const { BOARD_FILE, CITY_FILE, FATE_FILE, GNOME_FILE, TASK_FILE } = content;

export const ISLANDS = byId(BOARD_FILE.island);
export const WATERWAYS = BOARD_FILE.waterway.map(({ ends }) => ends as [string, string]);
export const FIELDS = byId(BOARD_FILE.field);
export const COMMONS = byId(BOARD_FILE.common_task);
export const PATHS = byId(CITY_FILE.path_tile);
export const POSITIONS = CITY_FILE.position;
export const FIRST_SPACE = CITY_FILE.starting_tile.resource;
export const AREA = FATE_FILE.area;
export const FATES = byId(FATE_FILE.fate_tile);
export const TASKS = byId(TASK_FILE.task);
export const COSTS = content.COSTS;
/** What each card of Tom has him do. */
export const TOM_CARDS: Record<string, { action: string }> = content.TOM_CARDS;
/** How the handicap of the challenge moves. */
export const CHALLENGE = content.CHALLENGE;
/** The notches of each city, in the order in which Portals have to be found. */
export const NOTCHES: Record<string, string[]> = Object.fromEntries(CITY_FILE.city.map(({ id, notches }) => [id, notches]));
/** What a Gnome costs beside tiles: a Resource; an Elder also says what it counts. */
export const GNOMES = byId<{ id: string; cost: string }>([...GNOME_FILE.specialist, ...GNOME_FILE.elder]);
export const ELDERS = GNOME_FILE.elder.map(({ id }) => id);
export const PLAYERS = content.PLAYERS;
export const RESOURCES = ['flower', 'fruit', 'herb', 'shell', 'root', 'gold'] as const;
export const ACTION_TILES = ['ship', 'path', 'task', 'great_bonfire', 'guardian', 'gnome', 'any'] as const;
export const COLOURS = ['blue', 'red', 'yellow'] as const;

const KINDS = new Map(content.ENTRIES.map((entry) => [entry.id, entry.kind]));

/** resource, action_tile, guardian, island, task, specialist, ... */
export const kindOf = (id: string): string => KINDS.get(id) ?? 'thing';

/** All ids of a kind, in the order of the content. */
export const idsOf = (kind: string): string[] => content.ENTRIES.filter((entry) => entry.kind === kind).map((entry) => entry.id);

export const kinds = (): string[] => [...new Set(content.ENTRIES.map((entry) => entry.kind))];

/** The pips of a Task, a Bonfire or a Crystal: blue 1, red 2, yellow 3. */
export const pips = (colour: string): number => COLOURS.indexOf(colour as (typeof COLOURS)[number]) + 1;
