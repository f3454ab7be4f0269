/** Where things lie on the drawings, in the units of each. A desk and a phone have coordinates of their own for the sea. */
import { chance } from '../../lib/art/patterns';
import { bowed, route, type Course, type Spot } from '../../lib/board/ways';

/** A place on a circle; the angle in degrees, counted from the right against the clock, as on a compass card turned. */
export function around(centre: Spot, radius: number, angle: number): Spot {
  const turn = (angle * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(turn), y: centre.y - radius * Math.sin(turn) };
}

const at = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A part of a ring between two radii and two angles. */
export function sector(centre: Spot, inner: number, outer: number, from: number, to: number): string {
  const far = Math.abs(to - from) > 180 ? 1 : 0;
  const [clockwise, back] = from > to ? [1, 0] : [0, 1];
  const tip = inner
    ? `L${at(around(centre, inner, to))}A${inner} ${inner} 0 ${far} ${back} ${at(around(centre, inner, from))}`
    : `L${at(centre)}`;
  return `M${at(around(centre, outer, from))}A${outer} ${outer} 0 ${far} ${clockwise} ${at(around(centre, outer, to))}${tip}Z`;
}

/** A tower: a part of a ring whose outer edge has battlements. */
export function tower(centre: Spot, inner: number, outer: number, from: number, to: number, steps = 7, deep = 6): string {
  const turn = (to - from) / steps;
  let edge = `M${at(around(centre, inner, from))}`;
  for (let n = 0; n < steps; n += 1) {
    const radius = n % 2 ? outer - deep : outer;
    edge += `L${at(around(centre, radius, from + n * turn))}L${at(around(centre, radius, from + (n + 1) * turn))}`;
  }
  return `${edge}L${at(around(centre, inner, to))}A${inner} ${inner} 0 0 0 ${at(around(centre, inner, from))}Z`;
}

/** An arc from left to right over a centre, for words to run on. */
export const brow = (centre: Spot, radius: number): string =>
  `M${at(around(centre, radius, 150))}A${radius} ${radius} 0 0 1 ${at(around(centre, radius, 30))}`;

/** Straight, or bowed by a control point beside its middle. */
const controlOf = (from: Spot, to: Spot, bow: Spot = { x: 0, y: 0 }): Spot => ({
  x: (from.x + to.x) / 2 + 2 * bow.x,
  y: (from.y + to.y) / 2 + 2 * bow.y,
});

/** The shore of an island: roughly a rounded box, each a little different by its id. */
export function shore(id: string, width: number, height: number): string {
  const POINTS = 14;
  const next = chance(id);
  const points = Array.from({ length: POINTS }, (_, n) => {
    const turn = (n / POINTS) * 2 * Math.PI;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const stray = 1 + (next() - 0.5) * 0.1;
    return {
      x: (Math.sign(c) * Math.abs(c) ** 0.5 * width * stray) / 2,
      y: (Math.sign(s) * Math.abs(s) ** 0.5 * height * stray) / 2,
    };
  });
  return smooth(points);
}

/** A closed curve through points (Catmull-Rom). */
function smooth(points: Spot[]): string {
  const of = (n: number) => points[(n + points.length) % points.length] as Spot;
  const curves = points.map((_, n) => {
    const [before, from, to, after] = [of(n - 1), of(n), of(n + 1), of(n + 2)];
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${at(one)} ${at(two)} ${at(to)}`;
  });
  return `M${at(of(0))}${curves.join('')}Z`;
}

/** How the sea is laid. */
export interface Sea {
  width: number;
  height: number;
  /** Of an island and of a Task on it. */
  island: { width: number; height: number };
  task: { width: number; height: number; gap: number };
  /** The size of figures on Tasks. */
  figures: number;
  places: Record<string, Spot>;
  wheel: Spot;
  council: Spot;
  /** Of the rim of both. */
  radius: number;
  harbour: Spot;
}

const spots = (rows: Record<string, [number, number]>): Record<string, Spot> =>
  Object.fromEntries(Object.entries(rows).map(([code, [x, y]]) => [`island_${code}`, { x, y }]));

export const DESK: Sea = {
  width: 700,
  height: 568,
  island: { width: 122, height: 76 },
  task: { width: 34, height: 40, gap: 4 },
  figures: 14,
  places: spots({
    a1: [80, 52], a2: [260, 48], a3: [440, 48], a4: [620, 52], b1: [72, 154], b2: [350, 150], b3: [628, 154],
    c1: [72, 410], c2: [350, 414], c3: [628, 410], d1: [80, 510], d2: [260, 514], d3: [440, 514], d4: [620, 510],
  }),
  wheel: { x: 208, y: 284 },
  council: { x: 492, y: 284 },
  radius: 116,
  harbour: { x: 664, y: 286 },
};

export const PHONE: Sea = {
  width: 390,
  height: 512,
  island: { width: 90, height: 66 },
  task: { width: 26, height: 37, gap: 2 },
  figures: 13,
  places: spots({
    a1: [50, 50], a2: [147, 46], a3: [243, 46], a4: [340, 50], b1: [50, 134], b2: [195, 130], b3: [340, 134],
    c1: [50, 378], c2: [195, 382], c3: [340, 378], d1: [50, 462], d2: [147, 466], d3: [243, 466], d4: [340, 462],
  }),
  wheel: { x: 101, y: 256 },
  council: { x: 289, y: 256 },
  radius: 82,
  harbour: { x: 195, y: 196 },
};

/** The waterways that clear the lettering or a neighbour: how far their middle is pushed. */
const BOWS: Record<string, Spot> = {
  'island_b1 island_b2': { x: 0, y: -15 },
  'island_b2 island_b3': { x: 0, y: -15 },
  'island_c1 island_c2': { x: 0, y: 10 },
  'island_c2 island_c3': { x: 0, y: 10 },
  'island_b1 island_c1': { x: -14, y: 0 },
  'island_b3 island_c3': { x: 8, y: 0 },
  'island_a2 island_a3': { x: 0, y: -8 },
  'island_d2 island_d3': { x: 0, y: 8 },
};

const ends = (sea: Sea, ids: [string, string]): [Spot, Spot] => ids.map((id) => sea.places[id] ?? sea.harbour) as [Spot, Spot];

/** The line of a waterway, from its first end to its other. */
export function waterway(sea: Sea, ids: [string, string]): string {
  const [from, to] = ends(sea, ids);
  return `M${at(from)}Q${at(controlOf(from, to, BOWS[ids.join(' ')]))} ${at(to)}`;
}

const LEG_MS = 350;
const STEP_MS = 180;
const MOST_MS = 1400;

/** How a Ship sails from island to island: along the waterways, as they are drawn. */
export function voyage(sea: Sea, ways: [string, string][], from: string, to: string): Course | null {
  const islands = route(ways, from, to);
  if (!islands) return null;
  const legs = islands.slice(1).map((island, n): [string, string] => [islands[n]!, island]);
  const through = legs.flatMap((ids) => {
    const [one, other] = ends(sea, ids);
    return bowed(one, controlOf(one, other, BOWS[ids.join(' ')] ?? BOWS[[...ids].reverse().join(' ')]), other);
  });
  return { through: through.slice(0, -1), ms: Math.min(MOST_MS, LEG_MS * legs.length) };
}

/** The middle of a field of the Great Bonfire, clockwise from the top. */
export const fieldAngle = (n: number): number => 90 - (n * 360) / 7;
/** The middle of a seat of the High Council, clockwise from the top. */
export const seatAngle = (n: number): number => 90 - n * 45;

/** A city: a half ring of seven places around this centre. */
export const CITY = { width: 604, height: 338, centre: { x: 302, y: 298 } };
export const RINGS = { path: [246, 294], wall: [222, 246], tower: [146, 222], foot: [147, 165] } as const;
const SHARE = 180 / 7;
/** The middle of a place, 1 to 7 from left to right. */
export const placeAngle = (place: number): number => 180 - (place - 0.5) * SHARE;

/** Where the parts of a place lie. */
export interface CityPlace {
  resource: Spot;
  guardian: Spot;
  crystal: Spot;
  keystone: Spot;
  worth: Spot;
  novice: Spot;
  tower: Spot;
  points: Spot;
  pips: Spot;
}
const PARTS = ['resource', 'guardian', 'crystal', 'keystone', 'worth', 'novice', 'tower', 'points', 'pips'] as const;
const ROWS = [
  [33, 271, 34, 232, 34, 240, 74, 246, 84, 213, 69, 281, 118, 256, 147, 281, 154, 249],
  [71, 157, 89, 122, 115, 103, 119, 152, 142, 127, 99, 181, 154, 180, 170, 215, 190, 189],
  [155, 71, 187, 47, 218, 41, 200, 87, 232, 75, 170, 105, 220, 128, 219, 166, 248, 152],
  [268, 30, 307, 22, 338, 30, 302, 64, 336, 67, 267, 67, 302, 109, 284, 143, 317, 143],
  [388, 42, 426, 51, 450, 72, 404, 87, 433, 104, 371, 74, 384, 128, 353, 151, 383, 165],
  [490, 105, 521, 130, 534, 159, 485, 152, 504, 180, 461, 126, 450, 180, 412, 188, 433, 213],
  [556, 205, 572, 241, 571, 273, 530, 246, 535, 280, 520, 212, 486, 256, 449, 246, 457, 278],
];
/** By the number of the place; there is none at 0. */
export const CITY_PLACES: (CityPlace | null)[] = [
  null,
  ...ROWS.map(
    (row) => Object.fromEntries(PARTS.map((part, n) => [part, { x: row[2 * n], y: row[2 * n + 1] }])) as unknown as CityPlace,
  ),
];

/** The outline of a part of a place, a little narrower than its share. */
export function ring(part: keyof typeof RINGS, place: number, gap = 1.2): string {
  const [inner, outer] = RINGS[part];
  const middle = placeAngle(place);
  const [from, to] = [middle + SHARE / 2 - gap / 2, middle - SHARE / 2 + gap / 2];
  return part === 'tower' ? tower(CITY.centre, inner, outer, from, to) : sector(CITY.centre, inner, outer, from, to);
}

/** How a Guardian walks: space by space, and to a Bonfire through the keystone beside it. */
export function walk(from: number, to: number, enters: boolean): Course {
  const forth = to >= from ? 1 : -1;
  const spaces = Array.from({ length: Math.abs(to - from) }, (_, n) => from + forth * (n + 1)).filter((place) => place >= 1);
  const steps = spaces.map((place) => CITY_PLACES[place]!.guardian);
  if (enters) steps.push(CITY_PLACES[to]!.keystone);
  else steps.pop();
  return { through: steps, ms: STEP_MS * Math.max(1, spaces.length) + (enters ? 250 : 0) };
}
