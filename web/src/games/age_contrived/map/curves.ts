/** Lines of the map: curves through places, and stone that is cut with round corners. */

export interface Spot {
  x: number;
  y: number;
}

/** A piece of a curve: where it begins, what draws it, where it ends. */
export type Piece = [from: Spot, one: Spot, two: Spot, to: Spot];

const at = ({ x, y }: Spot): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 10) / 10;

/** A curve through points (Catmull-Rom), piece by piece; at tension 0 its pieces are straight. */
export function through(points: Spot[], tension: number, closed = false): Piece[] {
  const count = points.length;
  const of = (n: number): Spot => points[closed ? (n + count) % count : Math.min(Math.max(n, 0), count - 1)] as Spot;
  return Array.from({ length: closed ? count : count - 1 }, (_, n): Piece => {
    const [before, from, to, after] = [of(n - 1), of(n), of(n + 1), of(n + 2)];
    const share = tension / 6;
    return [
      from,
      { x: from.x + (to.x - before.x) * share, y: from.y + (to.y - before.y) * share },
      { x: to.x - (after.x - from.x) * share, y: to.y - (after.y - from.y) * share },
      to,
    ];
  });
}

export const reversed = ([from, one, two, to]: Piece): Piece => [to, two, one, from];

/** Pieces that follow each other, as the `d` of a path. */
export function drawn(pieces: Piece[]): string {
  const [first] = pieces;
  if (!first) return '';
  return `M${at(first[0])}${pieces.map(([, one, two, to]) => `C${at(one)} ${at(two)} ${at(to)}`).join('')}`;
}

/** Cut stone: straight sides between corners, which are rounded. */
export function stone(corners: Spot[], radius: number): string {
  const count = corners.length;
  const sides = corners.map((corner, n) => {
    const [before, after] = [corners[(n + count - 1) % count] as Spot, corners[(n + 1) % count] as Spot];
    return `${n ? 'L' : 'M'}${at(towards(corner, before, radius))}Q${at(corner)} ${at(towards(corner, after, radius))}`;
  });
  return `${sides.join('')}Z`;
}

/** So far from one place towards another, but never beyond the middle. */
export function towards(from: Spot, to: Spot, distance: number): Spot {
  const whole = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(distance / whole, 0.5);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Which way it is from one place to another, in degrees: 0 to the right, clockwise. */
export const turnOf = (from: Spot, to: Spot): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** Something straight has no beginning: its angle such that it reads from the left. */
export function upright(angle: number): number {
  const turned = ((angle % 180) + 180) % 180;
  return turned > 90 ? turned - 180 : turned;
}
