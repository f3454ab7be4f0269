import { describe, expect, it } from 'vitest';
import { AREA, COMMONS, GNOMES, ISLANDS, TASKS, WATERWAYS } from '../../../src/games/bonfire/content';
import { CITY_PLACES, DESK, PHONE, ring, shore, voyage, walk, waterway } from '../../../src/games/bonfire/geometry';
import { GNOME_REBUS, rebusOf } from '../../../src/games/bonfire/pieces/rebus';

const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe('what a component says in signs', () => {
  it('every Task and every Common Task says something, in two rows at most or a row for each group', () => {
    for (const id of [...Object.keys(TASKS), ...Object.keys(COMMONS)]) {
      const rows = rebusOf(id);
      expect(rows.length, id).toBeGreaterThan(0);
      expect(rows.length, id).toBeLessThanOrEqual(2);
      for (const row of rows) expect(row.length, id).toBeLessThanOrEqual(3);
    }
  });

  it('every Gnome does, in three signs at most', () => {
    for (const id of Object.keys(GNOMES)) {
      expect(GNOME_REBUS[id]?.length, id).toBeGreaterThan(0);
      expect(GNOME_REBUS[id]?.length, id).toBeLessThanOrEqual(3);
    }
  });
});

describe.each([['desk', DESK], ['phone', PHONE]] as const)('the sea of a %s', (_, sea) => {
  it('has a place for every island, and none lies beyond its edge or on another', () => {
    const places = Object.keys(ISLANDS).map((id) => sea.places[id]!);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(sea.island.width / 3);
      expect(x).toBeLessThan(sea.width - sea.island.width / 3);
      expect(y).toBeGreaterThan(sea.island.height / 3);
      expect(y).toBeLessThan(sea.height - sea.island.height / 3);
    }
    places.forEach((one, n) => {
      for (const other of places.slice(n + 1)) {
        expect(Math.abs(one.x - other.x) > sea.island.width || Math.abs(one.y - other.y) > sea.island.height).toBe(true);
      }
    });
  });

  it('leads every waterway from island to island', () => {
    for (const ends of WATERWAYS) {
      const [fromX, fromY, , , toX, toY] = numbers(waterway(sea, ends));
      expect([fromX, fromY]).toEqual([sea.places[ends[0]]!.x, sea.places[ends[0]]!.y]);
      expect([toX, toY]).toEqual([sea.places[ends[1]]!.x, sea.places[ends[1]]!.y]);
    }
  });
});

describe('drawings', () => {
  it('an island looks the same every time, and unlike another', () => {
    expect(shore('island_a1', 122, 76)).toBe(shore('island_a1', 122, 76));
    expect(shore('island_a1', 122, 76)).not.toBe(shore('island_b2', 122, 76));
  });

  it('the seven places of a city stand beside each other from left to right', () => {
    const towers = CITY_PLACES.slice(1).map((place) => place!.tower.x);
    expect(towers).toHaveLength(7);
    expect([...towers].sort((one, other) => one - other)).toEqual(towers);
    for (let place = 1; place <= 7; place += 1) {
      for (const part of ['path', 'wall', 'tower', 'foot'] as const) expect(numbers(ring(part, place)).every(Number.isFinite)).toBe(true);
    }
  });

  it('the cloth is what the rules know', () => {
    expect([AREA.rows, AREA.columns]).toEqual([4, 7]);
  });
});

describe('how pieces go', () => {
  it('Ships sail along the waterways, as they are drawn, over several one after the other', () => {
    for (const sea of [DESK, PHONE]) {
      const [from, to] = WATERWAYS[0]!;
      const leg = voyage(sea, WATERWAYS, from, to)!;
      const [, , controlX, controlY, toX, toY] = numbers(waterway(sea, [from, to]));
      const { x, y } = sea.places[from]!;
      const middle = leg.through[3]!;
      expect(middle.x).toBeCloseTo(x / 4 + controlX! / 2 + toX! / 4, 0);
      expect(middle.y).toBeCloseTo(y / 4 + controlY! / 2 + toY! / 4, 0);
      const back = voyage(sea, WATERWAYS, to, from)!.through[3]!;
      expect([back.x, back.y]).toEqual([expect.closeTo(middle.x, 5), expect.closeTo(middle.y, 5)]);
    }
    const far = voyage(DESK, WATERWAYS, 'island_a1', 'island_d4')!;
    const legs = (far.through.length + 1) / 8;
    expect(legs).toBeGreaterThan(2);
    expect(far.ms).toBe(Math.min(1400, legs * 350));
    for (const stop of far.through.filter((_, n) => n % 8 === 7)) expect(Object.values(DESK.places)).toContainEqual(stop);
  });

  it('Guardians walk space by space, and to a Bonfire through the keystone', () => {
    const guardian = (n: number) => CITY_PLACES[n]!.guardian;
    expect(walk(0, 3, false)).toEqual({ through: [guardian(1), guardian(2)], ms: 540 });
    expect(walk(5, 3, false).through).toEqual([guardian(4)]);
    expect(walk(2, 3, true)).toEqual({ through: [guardian(3), CITY_PLACES[3]!.keystone], ms: 430 });
    expect(walk(4, 4, true)).toEqual({ through: [CITY_PLACES[4]!.keystone], ms: 430 });
  });
});
