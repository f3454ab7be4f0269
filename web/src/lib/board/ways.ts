/** Ways on a board: how a piece goes from place to place where that is no straight line. */

export interface Spot {
  x: number;
  y: number;
}

/** What a piece goes through, in the units of the drawing that it lies in, and how long it takes. */
export interface Course {
  through: Spot[];
  ms: number;
}

/** The places from one to another by the fewest ways, with both ends; null where none leads there. */
export function route(ways: [string, string][], from: string, to: string): string[] | null {
  const before = new Map<string, string | null>([[from, null]]);
  const edge = [from];
  for (let place = edge.shift(); place !== undefined && place !== to; place = edge.shift()) {
    for (const [one, other] of ways) {
      const next = one === place ? other : other === place ? one : null;
      if (next === null || before.has(next)) continue;
      before.set(next, place);
      edge.push(next);
    }
  }
  if (!before.has(to)) return null;
  const found: string[] = [];
  for (let place: string | null = to; place !== null; place = before.get(place) ?? null) found.unshift(place);
  return found;
}

/** Points along a curve that a control point bows, the last of them its end. */
export function bowed(from: Spot, control: Spot, to: Spot, count = 8): Spot[] {
  const between = (a: number, b: number, c: number, at: number) => (1 - at) ** 2 * a + 2 * at * (1 - at) * b + at ** 2 * c;
  return Array.from({ length: count }, (_, n) => {
    const at = (n + 1) / count;
    return { x: between(from.x, control.x, to.x, at), y: between(from.y, control.y, to.y, at) };
  });
}

/** Of each point how far along the way it is, from 0 to 1: so all of it is gone at the same pace. */
export function paced(points: Spot[]): number[] {
  let gone = 0;
  const far = points.map((point, n) => {
    const last = points[n - 1] ?? point;
    gone += Math.hypot(point.x - last.x, point.y - last.y);
    return gone;
  });
  return far.map((one, n) => (gone ? one / gone : n / Math.max(1, points.length - 1)));
}
