import { describe, expect, it } from 'vitest';
import { Blocked, Offers, type Option, type Refused } from '../../../src/lib/options';
import type { Board } from '../../../src/games/age_contrived/board.svelte';
import { WIDE } from '../../../src/games/age_contrived/map/geometry';
import { MapState } from '../../../src/games/age_contrived/map/map.svelte';
import { at } from '../../../src/games/age_contrived/map/spots';

/** How things stand when a question is asked: what of a board the map asks. */
class Table {
  chosen: Option[] = [];
  held: Option[] = [];
  reached = new Set<string>();
  offers = new Offers<never>(null);
  blocked = new Blocked<never>([]);
  figure = { place: 'quarry_start', reach: [] as { place: string; cost: number; way: string[][] }[] };
  readonly own = { character: 'aureon', side: { figure: this.figure } };
  readonly sides = [this.own];
  view = { paths: [{ path: 'bridge_rim_plains_quarry', bridge: 'neutral_bridge_1', face: null }] };
  text = { name: (id: string) => id, format: (key: string, values: object) => `${key} ${JSON.stringify(values)}` };
  readonly map = new MapState(this as unknown as Board, () => WIDE);

  asks(kind: string, options: Option[], refusals: Refused[] = []): this {
    this.offers = new Offers<never>({ kind, about: [], seats: [0], options, takers: options.map(() => 0), remarks: [], batches: [] } as never);
    this.blocked = new Blocked<never>(refusals);
    return this;
  }

  hovered: Option | null = null;
  isHovered = (options: Option[]) => options.some((option) => option === this.hovered);
  reaches = (spot: string) => this.reached.has(spot);
  choose = (option: Option) => this.chosen.push(option);

  /** A choice was made, and the figure stands elsewhere. */
  stands(place: string): this {
    this.figure.place = place;
    return this;
  }
}

const step = (place: string): Option => ['step', place];
const WAY = ['quarry_mid', 'quarry_west', 'bridge_rim_plains_quarry'];
const FAR = { place: 'bridge_rim_plains_quarry', cost: 3, way: WAY.map((place) => ['step', place]) };

/** Deriveds outside of a page are worked out anew when a new map asks. */
function moving(): Table {
  const table = new Table();
  table.figure.reach = [{ place: 'quarry_mid', cost: 1, way: [['step', 'quarry_mid']] }, FAR];
  return table.asks('move', [step('quarry_mid'), ['stop']]);
}

describe('a walk', () => {
  it('goes step by step, as long as the same is asked again and the figure has come along', () => {
    const table = moving();
    table.map.go('bridge_rim_plains_quarry');
    expect(table.chosen).toEqual([step('quarry_mid')]);
    table.map.follow();
    expect(table.chosen, 'the answer is not there yet').toEqual([step('quarry_mid')]);
    table.stands('quarry_mid').asks('move', [step('quarry_west'), step('quarry_hub'), ['stop']]).map.follow();
    expect(table.chosen.at(-1)).toEqual(step('quarry_west'));
    table.stands('quarry_west').asks('move', [step('bridge_rim_plains_quarry'), ['stop']]).map.follow();
    expect(table.chosen.at(-1)).toEqual(step('bridge_rim_plains_quarry'));
    table.stands('bridge_rim_plains_quarry').asks('move', [step('plains_exit'), ['stop']]).map.follow();
    expect(table.chosen, 'it is there').toHaveLength(3);
  });

  it('goes on after what a bridge asks, and ends where anything else is asked', () => {
    const over = { place: 'quarry_hub', cost: 2, way: [['step', 'quarry_mid'], ['step', 'quarry_hub']] };
    const table = moving();
    table.map.walk(over);
    table.stands('quarry_mid').asks('cross', [['take'], ['decline']]).map.follow();
    table.asks('move', [step('quarry_hub'), ['stop']]).map.follow();
    expect(table.chosen).toEqual([step('quarry_mid'), step('quarry_hub')]);

    const other = moving();
    other.map.walk(over);
    other.stands('quarry_mid').asks('actions', [['end_turn']]).map.follow();
    other.asks('move', [step('quarry_hub'), ['stop']]).map.follow();
    expect(other.chosen, 'taken back, or another turn').toEqual([step('quarry_mid')]);
  });

  it('ends where its next step is not on offer any more', () => {
    const table = moving();
    table.map.walk(FAR);
    table.stands('quarry_mid').asks('move', [step('quarry_hub'), ['stop']]).map.follow();
    table.asks('move', [step('quarry_west'), ['stop']]).map.follow();
    expect(table.chosen).toEqual([step('quarry_mid')]);
  });

  it('asks where ways differ, and goes the one that is taken', () => {
    const table = moving();
    table.figure.reach.push({ ...FAR, way: [['step', 'quarry_mid'], ['skip', 'quarry_west'], ['step', 'bridge_rim_plains_quarry']] });
    table.map.go('bridge_rim_plains_quarry');
    expect(table.chosen).toEqual([]);
    expect(table.map.asking).toBe('place:bridge_rim_plains_quarry');
    table.map.walk(table.map.ways.get('bridge_rim_plains_quarry')![1]!);
    expect(table.chosen).toEqual([step('quarry_mid')]);
    expect(table.map.asking).toBeNull();
  });

  it('a finger points first, and goes with the second tap', () => {
    const table = moving();
    table.map.byTouch = true;
    table.map.go('quarry_mid');
    expect(table.chosen).toEqual([]);
    table.map.go('quarry_mid');
    expect(table.chosen).toEqual([step('quarry_mid')]);
  });

  it('says which bridges are on the way that is pointed at', () => {
    const table = moving();
    expect(table.map.over).toEqual([]);
    table.map.pointed = 'bridge_rim_plains_quarry';
    expect(table.map.over.map(({ path, face }) => [path, face.bonus.kind])).toEqual([['bridge_rim_plains_quarry', 'gain_conduit']]);
    expect(table.map.gives(table.map.over[0]!.face.bonus)).toContain('map-gives-gain_conduit');
  });
});

it('what is pointed at in the prompt is meant on the map', () => {
  const table = moving();
  expect(table.map.aim).toBeNull();
  const hovered = moving();
  [hovered.hovered = null] = hovered.offers.all('step' as never);
  expect(hovered.map.aim).toBe('quarry_mid');
});

describe('what a click on a spot does', () => {
  it('chooses where there is one option', () => {
    const option: Option = ['build', 'rose', 'eridonic_gate', 2];
    const { map } = new Table().asks('place', [option]);
    expect(map.touch(at.space('eridonic_gate', 2))).toMatchObject({ option, look: '' });
    expect(map.touch(at.space('eridonic_gate', 1))).toMatchObject({ option: null, blocked: null });
    expect(map.lights(at.space('eridonic_gate', 2))).toBe(true);
  });

  it('takes up several, and chooses the one that was begun elsewhere', () => {
    const options: Option[] = [['draft', 'neutral_bridge_1', 'bridge_spoke_sea'], ['draft', 'neutral_bridge_2', 'bridge_spoke_sea']];
    const other: Option = ['draft', 'neutral_bridge_1', 'bridge_spoke_forest'];
    const table = new Table().asks('draft', [...options, other]);
    expect(table.map.touch(at.place('bridge_spoke_sea'))).toEqual({ begins: options, look: '' });
    const held = new Table().asks('draft', [...options, other]);
    held.held = [options[0]!, other, ['draft', 'neutral_bridge_1', 'bridge_spoke_quarry']];
    expect(held.map.touch(at.place('bridge_spoke_sea'))).toEqual({ ends: options, look: '' });
  });

  it('says why not', () => {
    const refused: Refused = [step('bridge_spoke_quarry'), ['no-bridge', 'WC-MOVE-07']];
    const { map } = new Table().asks('move', [step('quarry_mid')], [refused]);
    expect(map.touch(at.place('bridge_spoke_quarry'))).toMatchObject({ option: null, blocked: refused[0] });
  });

  it('glows without being on offer where something that is pointed at would reach it', () => {
    const table = new Table().asks('choose_turn', [['convey', 'basic_tile_1']]);
    table.reached.add('space:eridonic_gate:3');
    expect(table.map.touch('space:eridonic_gate:3')).toMatchObject({ option: null, look: 'ac-reached' });
    expect(table.map.lightsIn('eridonic_gate')).toBe(true);
    expect(table.map.lightsIn('ship_of_tolinthra')).toBe(false);
  });
});
