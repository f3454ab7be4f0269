/** Where things lie on the map, in the units of each drawing: the wide one of a desk, and the square one of a phone. */
import { JUNCTIONS, PATH_ROWS, SPACES } from '../content';
import { turnOf, upright, type Spot } from './curves';

/** A damaged path: the middle of the bridge, and how its deck lies. */
export interface Deck extends Spot {
  angle: number;
}

export interface Plan {
  name: 'wide' | 'square';
  width: number;
  height: number;
  /** Spaces, forks, damaged paths, and bends of roads between them. */
  places: Record<string, Spot>;
  decks: Record<string, Deck>;
  lands: Record<string, Spot[]>;
  /** Of a monument: the top left corner of its block, or the middle of its mark. */
  sites: Record<string, Spot>;
  pillars: Record<string, Spot>;
  /** How round roads are. */
  tension: number;
  /** Of a space, and by how much bridges and figures are larger than on the wide map. */
  radius: number;
  scale: number;
}

/** The outer regions clockwise; the last borders on the first. */
export const OUTER = ['quarry', 'sea', 'mountain', 'forest', 'plains'] as const;
export const CENTRE = 'swamp';
export const REGIONS = [...OUTER, CENTRE];

/** The colour that each land has a breath of. */
export const HUES: Record<string, number> = { quarry: 55, sea: 235, mountain: 300, forest: 150, plains: 95, swamp: 190 };

const after = (region: string): string => OUTER[(OUTER.indexOf(region as 'sea') + 1) % OUTER.length] as string;

/** Roads: the places that each leads through, forks among them. A bend is part of the road where a plan has it. */
export const CHAINS: string[][] = OUTER.flatMap((region) => {
  const next = after(region);
  const [outer, inner] = [`junction_${region}_outer`, `junction_${region}_inner`];
  return [
    [`${region}_start`, `${region}_mid`, `bend_${region}_mid`, outer, `${region}_hub`, inner, `${region}_inner`, `bridge_spoke_${region}`, `central_${region}`],
    [inner, `${region}_east`, `${region}_exit`, `bend_${region}_exit`, `bridge_rim_${region}_${next}`, `${next}_west`, `junction_${next}_outer`],
  ];
});
/** The road around the centre. */
export const RING: string[] = OUTER.map((region) => `central_${region}`);

type Pair = [x: number, y: number];
const spots = (rows: Record<string, Pair>): Record<string, Spot> =>
  Object.fromEntries(Object.entries(rows).map(([id, [x, y]]) => [id, { x, y }]));
const land = (corners: string): Spot[] =>
  corners.split(' ').map((corner) => {
    const [x, y] = corner.split(',').map(Number) as Pair;
    return { x, y };
  });
const lands = (rows: Record<string, string>): Record<string, Spot[]> =>
  Object.fromEntries(Object.entries(rows).map(([region, corners]) => [region, land(corners)]));
const decks = (rows: Record<string, [...Pair, angle: number]>): Record<string, Deck> =>
  Object.fromEntries(Object.entries(rows).map(([path, [x, y, angle]]) => [path, { x, y, angle }]));

const WIDE_DECKS = decks({
  bridge_spoke_quarry: [330, 150, -44],
  bridge_spoke_sea: [630, 150, -130],
  bridge_spoke_mountain: [642, 234, -142],
  bridge_spoke_forest: [480, 270, -77],
  bridge_spoke_plains: [318, 234, -38],
  bridge_rim_quarry_sea: [480, 24, -8],
  bridge_rim_sea_mountain: [866, 230, 56],
  bridge_rim_mountain_forest: [650, 356, -170],
  bridge_rim_forest_plains: [312, 358, 156],
  bridge_rim_plains_quarry: [92, 232, -79],
});

export const WIDE: Plan = {
  name: 'wide',
  width: 960,
  height: 460,
  places: {
    ...spots({
      quarry_start: [76, 162], quarry_mid: [116, 156], quarry_west: [112, 202], quarry_hub: [192, 180], quarry_east: [266, 132],
      quarry_exit: [300, 66], quarry_inner: [284, 184], junction_quarry_outer: [146, 176], junction_quarry_inner: [236, 172],
      sea_start: [706, 84], sea_mid: [694, 38], sea_west: [606, 24], sea_hub: [664, 98], sea_east: [752, 174],
      sea_exit: [822, 184], sea_inner: [664, 190], junction_sea_outer: [654, 46], junction_sea_inner: [694, 150],
      mountain_start: [928, 306], mountain_mid: [888, 298], mountain_west: [872, 258], mountain_hub: [796, 284], mountain_east: [702, 310],
      mountain_exit: [684, 352], mountain_inner: [698, 264], junction_mountain_outer: [844, 282], junction_mountain_inner: [736, 282],
      forest_start: [620, 432], forest_mid: [620, 390], forest_west: [614, 340], forest_hub: [516, 316], forest_east: [394, 322],
      forest_exit: [350, 342], forest_inner: [466, 300], junction_forest_outer: [572, 320], junction_forest_inner: [440, 318],
      plains_start: [254, 434], plains_mid: [252, 392], plains_west: [284, 372], plains_hub: [240, 310], plains_east: [152, 286],
      plains_exit: [100, 266], plains_inner: [262, 264], junction_plains_outer: [250, 352], junction_plains_inner: [206, 282],
      central_quarry: [376, 96], central_sea: [584, 96], central_mountain: [604, 190], central_forest: [480, 238], central_plains: [356, 190],
      bend_quarry_exit: [336, 26], bend_forest_mid: [596, 356],
    }),
    ...WIDE_DECKS,
  },
  decks: WIDE_DECKS,
  lands: lands({
    quarry: '6,6 458,6 452,44 338,46 316,76 313,176 286,219 160,222 6,218',
    sea: '502,6 954,6 954,218 800,222 674,219 647,176 644,76 622,46 508,44',
    swamp: '350,58 610,58 628,84 627,206 602,256 358,256 333,206 332,84',
    forest: '346,284 614,284 634,312 634,454 326,454 326,312',
    plains: '6,242 160,245 280,243 301,276 303,454 6,454',
    mountain: '954,242 800,245 680,243 659,276 657,454 954,454',
  }),
  sites: spots({ quarry: [14, 12], sea: [734, 12], swamp: [386, 98], forest: [376, 330], plains: [14, 326], mountain: [724, 324] }),
  pillars: spots({ quarry: [16, 150], sea: [906, 146], swamp: [557, 138], forest: [334, 384], plains: [16, 254], mountain: [668, 384] }),
  tension: 0.8,
  radius: 10.5,
  scale: 1,
};

/** Places as the content lays them out. */
const CONTENT_PLACES: Record<string, Spot> = Object.fromEntries(
  [...SPACES, ...Object.values(JUNCTIONS), ...PATH_ROWS].map(({ id, x, y }) => [id, { x, y }]),
);
/** A deck lies from one end of its path to the other. */
const CONTENT_DECKS: Record<string, Deck> = Object.fromEntries(
  PATH_ROWS.map(({ id, ends, x, y }) => {
    const [one, other] = ends.map((end) => CONTENT_PLACES[end] as Spot) as [Spot, Spot];
    return [id, { x, y, angle: upright(turnOf(one, other)) }];
  }),
);

export const SQUARE: Plan = {
  name: 'square',
  width: 1000,
  height: 1037,
  places: CONTENT_PLACES,
  decks: CONTENT_DECKS,
  lands: lands({
    quarry: '327,408 385,341 466,307 477,171 471,31 374,8 186,67 59,224 63,328 194,376',
    sea: '534,307 615,341 673,408 806,376 937,328 941,224 814,67 626,8 529,31 523,171',
    mountain: '694,473 686,561 641,636 712,753 799,863 898,834 992,665 992,464 955,382 820,420',
    forest: '586,676 500,696 414,676 325,780 247,896 305,982 500,1030 695,982 753,896 675,780',
    plains: '359,636 314,561 306,473 180,420 45,382 8,464 8,665 102,834 201,863 288,753',
    swamp: '546,359 620,413 648,500 620,587 546,641 454,641 380,587 352,500 380,413 454,359',
  }),
  sites: spots({ quarry: [300, 140], sea: [781, 199], mountain: [873, 674], forest: [450, 909], plains: [96, 579], swamp: [500, 500] }),
  pillars: spots({ quarry: [88, 290], sea: [572, 44], mountain: [956, 428], forest: [710, 912], plains: [173, 827] }),
  tension: 0.35,
  radius: 23,
  scale: 2.086,
};

/** Where the road along which light comes up enters each land, and by which gaps of the wide map. */
export const LIGHTS: Record<string, Spot[]> = {
  mountain: land('645,462 645,420 653,420'),
  forest: land('645,462 645,420 640,420'),
  swamp: land('645,462 645,300 638,240 636,178 629,178'),
  sea: land('645,462 645,300 638,240 640,190 652,190'),
  quarry: land('645,462 645,300 640,276 400,270 322,228 322,190 318,190'),
  plains: land('645,462 645,300 640,276 400,270 330,262 316,300 308,300'),
};
