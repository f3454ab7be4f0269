/** What a Task or a Gnome says in signs: it reminds, the sentence teaches. Rows of a number and a sign each. */
import { COMMONS, TASKS, type TaskRow } from '../content';

/** A number or a word before a sign, and the sign: a thing, or one of the signs of `Sign.svelte`. */
export interface Atom {
  before?: string;
  sign: string;
}
export type Rebus = Atom[][];

const one = (sign: string, before?: number | string): Atom => (before === undefined ? { sign } : { before: `${before}`, sign });

const TASK_KINDS: Record<TaskRow['kind'], (row: TaskRow) => Rebus> = {
  own_guardian_color: (row) => [[one(`${row.guardian}`)]],
  own_path_tile_resource: (row) => [[one('path'), one(`${row.resource}`)]],
  offering_on_resource_island: (row) => [[one('bowl'), one(`${row.resource}`)]],
  n_of_two_resources: (row) => [[one('goods', row.count)], [one('goods', row.count)]],
  own_gnome_resource: (row) => [[one('hat'), one(`${row.resource}`)]],
  fate_groups: (row) => (row.symbols.length ? row.symbols : Array<string>(row.groups).fill('tiles')).map((symbol) => [one(symbol, row.size)]),
  offerings_on_n_islands: (row) => [[one('isle', row.islands)], [one('bowl', row.count)]],
  own_portals: (row) => [[one('arch', row.count)]],
  own_gnomes: (row) => [[one('hat', row.count)]],
  adjacent_path_tiles_same_resource: () => [[one('path'), one('equals'), one('path')]],
  own_resource: (row) => [[one(`${row.resource}`, row.count)]],
  bonfires_of_all_colors: () => [[one('fire_blue'), one('fire_red'), one('fire_yellow')]],
  own_guardians: (row) => [[one('robe', row.count)]],
  common_tasks_met: (row) => [[one('novice', row.count)]],
  offering_on_both_resource_islands: (row) => [[one('isle', row.islands)], [one('bowl'), one(`${row.resource}`)]],
  own_tasks_or_bonfires_color: (row) => [[one(`task_${row.of_colour}`, row.count)]],
  own_path_tiles_crystal: (row) => [[one(`crystal_${row.crystal}`, row.count)]],
  n_of_one_resource: (row) => [[one('goods', row.count)]],
  own_action_tiles: (row) => Object.entries(row.tiles).map(([tile, count]) => [one(tile, count)]),
  offering_stack_empty: () => [[one('bowl', 0)]],
  cover_fate_cells: (row) => [[one(`cells_${row.cells}`)]],
  own_elders: (row) => [[one('face', row.count)]],
  own_bonfires: (row) => [[one('flame', row.count)]],
  guardians_at_bonfires: (row) => [[one('robe', row.count), one('flame')]],
};

const COMMON_KINDS: Record<string, string> = {
  own_tasks_or_bonfires: 'scroll',
  own_portals: 'arch',
  own_path_tiles_with_start: 'stones',
  own_guardians: 'robe',
  own_gnomes: 'hat',
};

export function rebusOf(id: string): Rebus {
  const task = TASKS[id];
  if (task) return TASK_KINDS[task.kind]?.(task) ?? [];
  const common = COMMONS[id];
  return common ? [[one(COMMON_KINDS[common.kind] ?? 'scroll', common.count)]] : [];
}

/** What a Gnome changes or counts, in three signs at most. */
export const GNOME_REBUS: Record<string, Atom[]> = {
  specialist_crowded_paths: [one('robe'), one('robe'), one('stones')],
  specialist_long_stride: [one('robe', '+1')],
  specialist_generous_offering: [one('scroll'), one('goods', '2')],
  specialist_elders_friend: [one('face'), one('star', '+2')],
  specialist_golden_hands: [one('any', '2x')],
  specialist_wanderer: [one('robe'), one('goods')],
  specialist_council_treasurer: [one('novice'), one('gold', '+')],
  specialist_path_gatherer: [one('path'), one('goods', '+')],
  specialist_barterer: [one('gnome'), one('goods')],
  specialist_grey_companion: [one('grey'), one('goods', '2x')],
  specialist_pink_companion: [one('pink'), one('goods', '2x')],
  specialist_wood_companion: [one('wood'), one('goods', '2x')],
  specialist_turquoise_companion: [one('turquoise'), one('goods', '2x')],
  specialist_planner: [one('cloth'), one('tiles', '3')],
  specialist_recruiter: [one('hat'), one('any', '+1')],
  specialist_fate_doubler: [one('cloth'), one('gold', '2x')],
  specialist_herald: [one('robe', '+'), one('stones', '1')],
  specialist_bonfire_keeper: [one('robe'), one('flame'), one('star', '+2')],
  specialist_common_cause: [one('novice'), one('gold'), one('any')],
  specialist_gate_keeper: [one('robe'), one('gold', '+1')],
  specialist_navigator: [one('ship', '+1')],
  specialist_fire_turner: [one('great_bonfire', '+1')],
  specialist_fire_master: [one('great_bonfire', '3/3')],
  specialist_council_host: [one('novice'), one('novice')],
  specialist_portal_builder: [one('arch'), one('arch')],
  specialist_humble_pilgrim: [one('task', '=1')],
  specialist_edge_layer: [one('cloth', '+')],
  elder_paths: [one('star', '1'), one('stones')],
  elder_fate: [one('star', '1'), one('cloth')],
  elder_portals: [one('star', '1'), one('arch')],
  elder_tasks: [one('star', '1'), one('scroll')],
  elder_guardians: [one('star', '1'), one('robe')],
  elder_gnomes: [one('star', '1'), one('hat')],
};
