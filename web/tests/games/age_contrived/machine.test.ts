import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TILES, type PlayerView } from '../../../src/games/age_contrived/content';
import { lightsOf, type Rect } from '../../../src/games/age_contrived/machine/gutters';
import { linesOf } from '../../../src/games/age_contrived/machine/plate';
import { choicesAfter, reachBy, reachOf } from '../../../src/games/age_contrived/machine/reach';
import { makeBundle, NO_VOCABULARY, Texts } from '../../../src/lib/words/texts';
import { POOL, POSITION, SMALL, WAITING, wellsOf } from '../../../src/games/age_contrived/pieces/tile';

type Position = PlayerView['device'][number];
type Use = Position['uses'][number];

const use = (option: Use['option'], leads: Use['leads'] = [], more: Partial<Use> = {}): Use => ({ option, leads, refused: null, spaces: 0, up_to: 0, ...more });
const position = (number: number, pays: Position['pays'], uses: Use[], upper: string[] = []): Position => ({
  position: number, conduit: null, movement: 0, tile: `basic_tile_${number}`, upper, lower: Object.keys(pays), action: `basic_action_${number}`, pays, uses,
});
const BUILD = ['build', 'rose', 'eridonic_gate', 3];
const device = [
  position(1, { rose: [1] }, [
    use(['deploy', 1, 4], [BUILD, ['pool', 'rose']]),
    use(['deploy', 1, 5], [], {}),
    use(['recharge', 1], [], { refused: 'charged' }),
  ]),
  position(2, {}, [use(['claim', 1], [['claim_tile', 'upgraded_tile_1_1', 2]]), use(['reposition', 1, 2], [['lift', 'ship_of_tolinthra', 1, 'rose']])]),
  position(3, {}, []),
  position(4, {}, [
    use(['move', 1, 'character', 2], [], { spaces: 2 }),
    use(['move', 1, 'monument_track', 1], [['enter', 'rose'], ['enter', 'magnet']], { up_to: 1 }),
    use(['move', 1, 'pillar_track', 1], [['advance']], { up_to: 3 }),
  ]),
  position(5, { magnet: [1, 2, 3, 4] }, []),
];
const reach = [
  { place: 'sea_mid', cost: 1, way: [['step', 'sea_mid']] },
  { place: 'sea_hub', cost: 2, way: [['step', 'sea_mid'], ['step', 'sea_hub']] },
  { place: 'sea_east', cost: 3, way: [['step', 'sea_mid'], ['step', 'sea_hub'], ['step', 'sea_east']] },
];
const player = { device, side: { figure: { reach } } } as unknown as PlayerView;

describe('what an energy could reach', () => {
  it('is what the action below leads to, without what is refused and what comes to nothing', () => {
    const found = reachOf(player, 1, 'rose');
    expect(found).toMatchObject({ from: { position: 1, kind: 'rose' }, plates: [1], tiles: [4] });
    expect([...found.spots].sort()).toEqual(['pool', 'space:eridonic_gate:3']);
  });

  it('is all that any of the actions leads to where it may choose', () => {
    const found = reachOf(player, 5, 'magnet');
    expect(found.plates).toEqual([1, 2, 3, 4]);
    expect([...found.spots].sort()).toEqual([
      'place:sea_hub', 'place:sea_mid', 'pool', 'pool-tile:upgraded_tile_1_1', 'space:eridonic_gate:3', 'space:ship_of_tolinthra:1', 'track:monument_track',
      'track:pillar_track',
    ]);
  });

  it('is what one tile leads to where that is pointed at, and all where it is none that is deployed', () => {
    const found = reachOf(player, 5, 'magnet', 4);
    expect(found).toMatchObject({ plates: [1], tiles: [4] });
    expect([...found.spots].sort()).toEqual(['pool', 'space:eridonic_gate:3']);
    expect(reachOf(player, 5, 'magnet', 1)).toEqual(reachOf(player, 5, 'magnet'));
  });

  it('is nothing for one that pays for nothing', () => {
    expect(reachOf(player, 3, 'rose')).toMatchObject({ plates: [], tiles: [] });
  });

  it('of one way to use an action is what that way leads to', () => {
    expect([...reachBy(player, ['claim', 1])!.spots]).toEqual(['pool-tile:upgraded_tile_1_1']);
    expect(reachBy(player, ['deploy', 1, 4])).toMatchObject({ from: null, plates: [1], tiles: [4] });
    expect(reachBy(player, ['end_turn'])).toBeNull();
  });
});

describe('what follows an energy that pays', () => {
  const after = (spot: string, from = 5, kind = 'magnet') => choicesAfter(player, from, kind, spot);

  it('leads to a tile, to a space, or only to the action', () => {
    expect(after('deploy:4', 1, 'rose')).toEqual([['deploy', 1, 4]]);
    expect(after('space:eridonic_gate:3', 1, 'rose')).toEqual([['deploy', 1, 4], BUILD]);
    expect(after('action:basic_action_1', 1, 'rose')).toEqual([]);
  });

  it('begins with the action tile where it pays for any', () => {
    expect(after('deploy:4')).toEqual([['use', 'basic_action_1'], ['deploy', 1, 4]]);
    expect(after('action:basic_action_4')).toEqual([['use', 'basic_action_4']]);
    expect(after('place:sea_hub')).toEqual([['use', 'basic_action_4'], ['move', 1, 'character', 2], ['step', 'sea_mid'], ['step', 'sea_hub']]);
  });

  it('leaves open what is still to be chosen', () => {
    expect(after('track:monument_track')).toEqual([['use', 'basic_action_4'], ['move', 1, 'monument_track', 1]]);
    expect(after('track:pillar_track')).toEqual([['use', 'basic_action_4'], ['move', 1, 'pillar_track', 1], ['advance']]);
  });

  it('leads nowhere that it does not reach', () => {
    expect(after('place:sea_east')).toBeNull();
    expect(after('channel', 1, 'rose')).toBeNull();
    expect(after('pool', 2, 'rose')).toBeNull();
  });
});

describe('wells', () => {
  it.each([POSITION, WAITING, POOL, SMALL])('lie within their tile and beside each other', (size) => {
    for (const id of Object.keys(TILES)) {
      const wells = wellsOf(id, size);
      expect(wells.filter(({ row }) => row === 'upper')).toHaveLength(TILES[id]!.upper);
      expect(wells.filter(({ row }) => row === 'lower')).toHaveLength(TILES[id]!.lower);
      for (const { x, y } of wells) {
        expect(Math.abs(x) + size.well).toBeLessThanOrEqual(size.width / 2);
        expect(Math.abs(y) - size.well).toBeGreaterThanOrEqual(size.ribbon / 2);
        expect(Math.abs(y) + size.well).toBeLessThanOrEqual(size.height / 2);
      }
    }
    expect(size.step).toBeGreaterThanOrEqual(2 * size.well);
  });
});

describe('light in the gutters', () => {
  const rect = (left: number, top: number, right: number, bottom: number): Rect => ({ left, top, right, bottom });
  const zones = { map: rect(0, 0, 960, 460), machine: rect(400, 480, 1180, 690), tiles: [rect(950, 520, 1050, 620)] };

  it('climbs beside the tile, and runs below the map to where it enters', () => {
    const { lines, sparks, tips } = lightsOf({ ...zones, lands: true, aside: [] });
    expect(lines).toEqual(['M1054 542V470', 'M645 470H1054', 'M645 470V460']);
    expect(sparks).toEqual([[645, 470]]);
    expect(tips).toEqual([]);
  });

  it('goes up between the map and what is beside it, to each that takes something', () => {
    const { lines, tips } = lightsOf({ ...zones, lands: false, aside: [rect(980, 200, 1400, 300), rect(980, 310, 1400, 450)] });
    expect(lines).toEqual(['M1054 542V470', 'M970 470H1054', 'M970 470V250']);
    expect(tips).toEqual([[970, 250], [970, 380]]);
  });

  it('is dark where nothing takes anything', () => {
    expect(lightsOf({ ...zones, lands: false, aside: [] })).toEqual({ lines: [], sparks: [], tips: [] });
  });
});

describe('an action plate', () => {
  const source = readFileSync('../src/tryptyk/games/age_contrived/words/locale/en/machine.ftl', 'utf8');
  const text = new Texts('en', makeBundle('en', [source]), NO_VOCABULARY);
  const said = (id: string) => linesOf(id, text).map(({ joint, cells }) => [joint, ...cells.map((cell) => cell.text)]);

  it('says what each of its actions does, and whether one of them or both', () => {
    expect(said('basic_action_1')).toEqual([['', 'Deploy 4/5'], ['or', 'Recharge']]);
    expect(said('upgraded_action_1_top')).toEqual([['', 'Deploy 4+5'], ['or', 'Recharge']]);
    expect(said('basic_action_2')).toEqual([['', 'Claim'], ['or', 'Reposition 2']]);
    expect(said('upgraded_action_2_bottom')).toEqual([['', 'Claim at 1'], ['and', 'Reposition 2']]);
    expect(said('basic_action_5')).toEqual([['', 'Any of 1–4']]);
  });

  it('has movements side by side', () => {
    expect(said('basic_action_4')).toEqual([['', '2', '1', '1']]);
    expect(said('upgraded_action_4_bottom')).toEqual([['', '2'], ['and', '1', '1']]);
  });
});
