import { describe, expect, it } from 'vitest';
import vocabulary from '../../../src/generated/age_contrived/vocabulary.json';
import { fitted } from '../../../src/games/age_contrived/map/site';
import { at, gathered, reaches, spotOf } from '../../../src/games/age_contrived/map/spots';
import { lined } from '../../../src/games/age_contrived/map/zones';

const NOTHING = { kind: null, about: [] };

describe('where an option lies on the map', () => {
  it.each([
    [['step', 'quarry_mid'], 'place:quarry_mid'],
    [['skip', 'bridge_rim_quarry_sea'], 'place:bridge_rim_quarry_sea'],
    [['to_space', 'central_sea'], 'place:central_sea'],
    [['face', 'sea_mid'], 'place:sea_mid'],
    [['bridge', 'bridge_spoke_sea', 'aureon_bridge_1', 'a'], 'place:bridge_spoke_sea'],
    [['draft', 'neutral_bridge_1', 'bridge_spoke_sea'], 'place:bridge_spoke_sea'],
    [['copy', 'bridge_spoke_sea'], 'place:bridge_spoke_sea'],
    [['to_region', 'forest'], 'region:forest'],
    [['build', 'rose', 'eridonic_gate', 2], 'space:eridonic_gate:2'],
    [['lift', 'eridonic_gate', 3, 'rose'], 'space:eridonic_gate:3'],
    [['from_section', 'eridonic_gate', 1, 'rose'], 'space:eridonic_gate:1'],
    [['resolve', 'eridonic_gate'], 'section:eridonic_gate'],
    [['patron_build', 'eridonic_gate'], 'section:eridonic_gate'],
    [['benefit', 'benefit_move'], 'token:benefit_move'],
    [['bind', 'eridonic_gate'], 'zone:eridonic_gate'],
    [['to_monument', 'eridonic_gate'], 'zone:eridonic_gate'],
    [['from_bound', 'eridonic_gate', 'rose'], 'bound:eridonic_gate:rose'],
    [['shift_bound', 'eridonic_gate', 'rose'], 'bound:eridonic_gate:rose'],
    [['bind_pillar', 'economics'], 'pillar:economics'],
    [['from_pillar', 'economics', 'rose'], 'pillar:economics'],
    [['go', 'character'], 'figure'],
    [['move', 1, 'character', 2], 'figure'],
    [['conduits', 'boot', 3], 'figure'],
    [['step_after_bind'], 'figure'],
  ])('%j at %s', (option, spot) => expect(spotOf(option, NOTHING)).toBe(spot));

  it.each([[['go', 'monument_track']], [['move', 1, 'pillar_track', 1]], [['conduits', 'pillar', 2]], [['pool', 'rose']], [['end_turn']]])(
    '%j nowhere',
    (option) => expect(spotOf(option, NOTHING)).toBeNull(),
  );

  it('what is shared or cleared lies where the question is about', () => {
    const share = { kind: 'share', about: ['eridonic_gate_2'] };
    const clear = { kind: 'clear', about: ['ship_of_tolinthra'] };
    expect(spotOf(['energy', 'rose'], share)).toBe('reward:eridonic_gate');
    expect(spotOf(['token', 'benefit_move'], share)).toBe('token:benefit_move');
    expect(spotOf(['activate', 'rose', 2, 'rose'], clear)).toBe('space:ship_of_tolinthra:2');
    expect(spotOf(['exhaust', 'rose', 2], clear)).toBe('space:ship_of_tolinthra:2');
    expect(spotOf(['exhaust', 'rose', 2], NOTHING)).toBeNull();
    expect(spotOf(['set_apart', 'rose', 3], { kind: 'set_apart', about: ['eridonic_gate'] })).toBe('space:eridonic_gate:3');
  });

  it('every option that names a place, a path, a region or a monument has a spot', () => {
    const named = new Set(['place', 'path', 'region', 'monument', 'bound_to', 'pillar']);
    const verbs = Object.entries(vocabulary.options as Record<string, string[]>).filter(([, places]) => places.some((place) => named.has(place)));
    expect(verbs.length).toBeGreaterThan(15);
    for (const [verb, places] of verbs) expect(spotOf([verb, ...places.map((_, n) => n + 1)], NOTHING), verb).not.toBeNull();
  });

  it('options gather at their spots, each once', () => {
    const options = [['build', 'rose', 'eridonic_gate', 2], ['build', 'primal', 'eridonic_gate', 2], ['pool', 'rose'], ['build', 'rose', 'eridonic_gate', 2]];
    expect([...gathered(options, NOTHING)]).toEqual([[at.space('eridonic_gate', 2), options.slice(0, 2)]]);
  });
});

describe('fingers', () => {
  it('reach half way to the next, and no further than they may', () => {
    const found = reaches([{ id: 'a', x: 0, y: 0 }, { id: 'b', x: 20, y: 0 }, { id: 'c', x: 200, y: 0 }], 24);
    expect(Object.fromEntries(found)).toEqual({ a: 10, b: 10, c: 24 });
    expect(reaches([{ id: 'a', x: 0, y: 0 }], 24).get('a')).toBe(24);
  });
});

describe('a bound zone', () => {
  it('has energies side by side, and a gap between owners', () => {
    const row = lined([['aureon', ['rose', 'rose']], ['rusne', []], ['freyith', ['compass']]], 16, 200);
    expect(row.map(({ character, kind, n }) => [character, kind, n])).toEqual([['aureon', 'rose', 0], ['aureon', 'rose', 1], ['freyith', 'compass', 0]]);
    expect(row[1]!.at - row[0]!.at).toBeCloseTo(16.64);
    expect(row[2]!.at - row[1]!.at).toBeCloseTo(16.64 + 4.8);
  });

  it('never becomes longer than it may', () => {
    const row = lined([['aureon', Array(8).fill('rose')], ['rusne', Array(7).fill('magnet')]], 16, 100);
    expect(row).toHaveLength(15);
    expect(row[0]!.at).toBeGreaterThanOrEqual(8);
    expect(row.at(-1)!.at + 8).toBeLessThanOrEqual(100);
  });
});

it('a long name is written smaller, a short one as large as it may be', () => {
  expect(fitted('Gate', 138, 16)).toBe(16);
  expect(fitted('Fortress of Kolym Thrin', 138, 16)).toBeCloseTo(14.29, 1);
});
