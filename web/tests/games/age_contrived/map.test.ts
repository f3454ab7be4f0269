import { describe, expect, it } from 'vitest';
import json from '../../../src/generated/age_contrived/content.json';
import type { AgeContrived } from '../../../src/generated/schema';
import { drawn, reversed, stone, through, towards, turnOf, upright } from '../../../src/games/age_contrived/map/curves';
import { LIGHTS, REGIONS, SQUARE, WIDE, type Plan } from '../../../src/games/age_contrived/map/geometry';
import { facing, forkBetween, isBetween, roads, step, wayLine } from '../../../src/games/age_contrived/map/roads';
import { layers, WONDERS } from '../../../src/games/age_contrived/map/wonders';

const { MAP_FILE: map, MONUMENT_FILE: monuments } = json as unknown as AgeContrived.Content;
const ids = [...map.space, ...map.junction, ...map.path].map(({ id }) => id);
const standing = [...map.space, ...map.path];

const bare = ({ x, y }: { x: number; y: number }) => ({ x, y });

/** Of a place, those that one step leads to: through a fork there are two. */
function neighbours(id: string): string[] {
  const { ends } = standing.find((place) => place.id === id)!;
  return ends.flatMap((end) => map.junction.find((fork) => fork.id === end)?.ports.filter((port) => port !== id) ?? [end]);
}

describe.each<[string, Plan]>([['wide', WIDE], ['square', SQUARE]])('the %s map', (_, plan) => {
  it('has a spot for every space, fork and damaged path, within its edge', () => {
    for (const id of ids) {
      const spot = plan.places[id];
      expect(spot, id).toBeDefined();
      expect(spot!.x, id).toBeGreaterThan(plan.radius);
      expect(spot!.x, id).toBeLessThan(plan.width - plan.radius);
      expect(spot!.y, id).toBeGreaterThan(plan.radius);
      expect(spot!.y, id).toBeLessThan(plan.height - plan.radius);
    }
    expect(Object.keys(plan.decks).sort()).toEqual(map.path.map(({ id }) => id).sort());
  });

  it('has land, a place for its monument and, where there is one, a pillar for each region', () => {
    const regions = map.region.map(({ id }) => id).sort();
    expect([...REGIONS].sort()).toEqual(regions);
    expect(Object.keys(plan.lands).sort()).toEqual(regions);
    expect(Object.keys(plan.sites).sort()).toEqual(regions);
    const bare = plan.name === 'square' ? ['swamp'] : [];
    expect(regions.filter((region) => !(region in plan.pillars))).toEqual(bare);
  });

  it('no two spaces touch, and fingers find each', () => {
    for (const [n, one] of standing.entries()) {
      for (const other of standing.slice(n + 1)) {
        const [a, b] = [plan.places[one.id]!, plan.places[other.id]!];
        expect(Math.hypot(a.x - b.x, a.y - b.y), `${one.id} ${other.id}`).toBeGreaterThan(2 * plan.radius);
      }
    }
  });

  it('a road joins exactly those that are neighbours in the rules', () => {
    for (const { id } of standing) {
      const near = neighbours(id);
      const joined = standing.filter((other) => other.id !== id && step(plan, id, other.id).length > 0);
      expect(joined.map((other) => other.id).sort(), id).toEqual([...new Set(near)].sort());
    }
  });

  it('a step begins where one stands and ends at the next place, without a break', () => {
    for (const { id } of standing) {
      for (const to of neighbours(id)) {
        const pieces = step(plan, id, to);
        expect(pieces[0]![0], `${id} ${to}`).toMatchObject(bare(plan.places[id]!));
        expect(pieces.at(-1)![3], `${id} ${to}`).toMatchObject(bare(plan.places[to]!));
        pieces.slice(1).forEach((piece, n) => expect(piece[0]).toEqual(pieces[n]![3]));
      }
    }
  });

  it('draws eleven roads', () => {
    expect(roads(plan)).toHaveLength(11);
    for (const road of roads(plan)) expect(road).toMatch(/^M[\d.-]+ [\d.-]+(C[\d.-]+ [\d.-]+ [\d.-]+ [\d.-]+ [\d.-]+ [\d.-]+)+Z?$/);
  });
});

describe('ways', () => {
  it('a fork lies between places that only it joins', () => {
    expect(forkBetween(WIDE, 'quarry_mid', 'quarry_west')).toBe('junction_quarry_outer');
    expect(forkBetween(WIDE, 'quarry_start', 'quarry_mid')).toBeNull();
  });

  it('the road bends where the plan has a bend, and runs straight through elsewhere', () => {
    expect(step(WIDE, 'quarry_exit', 'bridge_rim_quarry_sea')).toHaveLength(2);
    expect(step(SQUARE, 'quarry_exit', 'bridge_rim_quarry_sea')).toHaveLength(1);
    expect(isBetween('bend_quarry_exit')).toBe(true);
    expect(isBetween('bridge_rim_quarry_sea')).toBe(false);
  });

  it('a way is one line from where one stands', () => {
    const line = wayLine(WIDE, 'quarry_start', ['quarry_mid', 'quarry_hub']);
    expect(line).toMatch(/^M76 162C/);
    expect(line).toMatch(/ 192 180$/);
    expect(line.match(/M/g)).toHaveLength(1);
    expect(wayLine(WIDE, 'quarry_start', [])).toBe('');
  });

  it('somebody looks along the road that lies in front, and between two of them', () => {
    expect(facing(SQUARE, 'plains_exit', ['bridge_rim_plains_quarry'])).toBeLessThan(-60);
    expect(facing(WIDE, 'quarry_start', ['quarry_mid'])).toBeCloseTo(-8.53, 1);
    expect(facing(WIDE, 'quarry_start', [])).toBe(90);
  });

  it('light has a way to every land', () => {
    expect(Object.keys(LIGHTS).sort()).toEqual([...REGIONS].sort());
  });
});

describe('lines', () => {
  const [a, b, c] = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }];

  it('a curve goes through its points, and back', () => {
    const pieces = through([a, b, c], 1);
    expect(pieces.map(([from]) => from)).toEqual([a, b]);
    expect(pieces.map(([, , , to]) => to)).toEqual([b, c]);
    expect(through([a, b, c], 1, true)).toHaveLength(3);
    expect(reversed(reversed(pieces[0]!))).toEqual(pieces[0]);
    expect(drawn(through([a, b], 0))).toBe('M0 0C0 0 10 0 10 0');
    expect(drawn([])).toBe('');
  });

  it('stone has round corners, never beyond the middle of a side', () => {
    expect(stone([a, b, c], 2)).toBe('M1.4 1.4Q0 0 2 0L8 0Q10 0 10 2L10 8Q10 10 8.6 8.6Z');
    expect(towards(a, b, 20)).toEqual({ x: 5, y: 0 });
  });

  it('angles', () => {
    expect(turnOf(a, b)).toBe(0);
    expect(turnOf(b, c)).toBe(90);
    expect(upright(170)).toBe(-10);
    expect(upright(-90)).toBe(90);
  });
});

describe('wonders', () => {
  it('every section of every monument has a layer, and nothing else has', () => {
    expect(Object.keys(WONDERS).sort()).toEqual(monuments.monument.map(({ id }) => id).sort());
    for (const { id } of monuments.monument) {
      expect(layers(id).length, id).toBe(monuments.section.filter(({ monument }) => monument === id).length);
      for (const { layer } of layers(id)) expect(layer.body, id).toMatch(/^M.*[Zz]$/);
    }
  });

  it('those with lower layers over the upper ones are drawn from the top', () => {
    expect(layers('namarillion_forge').map(({ n }) => n)).toEqual([3, 2, 1, 0]);
    expect(layers('eridonic_gate').map(({ n }) => n)).toEqual([0, 1, 2, 3]);
  });
});
