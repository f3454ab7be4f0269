/** The roads of a map: how they run, and the line of a step from one place to the next. */
import { drawn, reversed, through, type Piece, type Spot } from './curves';
import { CHAINS, RING, type Plan } from './geometry';

/** From a place to its neighbour on the road; a fork and a bend are neighbours too. */
type Net = Map<string, Map<string, Piece>>;

function chains({ places }: Plan): string[][] {
  return CHAINS.map((chain) => chain.filter((id) => !id.startsWith('bend_') || id in places));
}

const spotOf = ({ places }: Plan, id: string): Spot => places[id] ?? { x: 0, y: 0 };

/** Every road as the `d` of a path, the ring last. */
export function roads(plan: Plan): string[] {
  return [
    ...chains(plan).map((chain) => drawn(through(chain.map((id) => spotOf(plan, id)), plan.tension))),
    `${drawn(through(RING.map((id) => spotOf(plan, id)), 1, true))}Z`,
  ];
}

const NETS = new Map<Plan, Net>();

function netOf(plan: Plan): Net {
  const known = NETS.get(plan);
  if (known) return known;
  const net: Net = new Map();
  const add = (from: string, to: string, piece: Piece) => {
    const ways = net.get(from) ?? new Map<string, Piece>();
    net.set(from, ways.set(to, piece));
  };
  const join = (ids: string[], pieces: Piece[]) =>
    pieces.forEach((piece, n) => {
      const [from, to] = [ids[n] as string, ids[(n + 1) % ids.length] as string];
      add(from, to, piece);
      add(to, from, reversed(piece));
    });
  for (const chain of chains(plan)) join(chain, through(chain.map((id) => spotOf(plan, id)), plan.tension));
  join(RING, through(RING.map((id) => spotOf(plan, id)), 1, true));
  NETS.set(plan, net);
  return net;
}

/** What lies on a road and is no place to stand on. */
export const isBetween = (id: string): boolean => id.startsWith('junction_') || id.startsWith('bend_');

/** The line of one step between neighbours, through a fork where there is one; empty for places that are none. */
export function step(plan: Plan, from: string, to: string): Piece[] {
  const net = netOf(plan);
  const tried = new Set([from]);
  const found: [string, Piece[]][] = [[from, []]];
  for (const [id, way] of found) {
    for (const [next, piece] of net.get(id) ?? []) {
      if (next === to) return [...way, piece];
      if (isBetween(next) && !tried.has(next)) {
        tried.add(next);
        found.push([next, [...way, piece]]);
      }
    }
  }
  return [];
}

/** The line of a whole way. */
export const wayLine = (plan: Plan, from: string, places: string[]): string =>
  drawn(places.flatMap((to, n) => step(plan, places[n - 1] ?? from, to)));

/** The fork between two neighbours. */
export function forkBetween(plan: Plan, from: string, to: string): string | null {
  const net = netOf(plan);
  return [...(net.get(from)?.keys() ?? [])].find((id) => id.startsWith('junction_') && (net.get(id)?.has(to) ?? false)) ?? null;
}

/** Which way somebody on a place looks who has these in front, in degrees: where the road begins there. */
export function facing(plan: Plan, from: string, ahead: string[]): number {
  const turns = ahead.flatMap((to) => {
    const [piece] = step(plan, from, to);
    return piece ? [Math.atan2(piece[1].y - piece[0].y, piece[1].x - piece[0].x)] : [];
  });
  const x = turns.reduce((sum, turn) => sum + Math.cos(turn), 0);
  const y = turns.reduce((sum, turn) => sum + Math.sin(turn), 0);
  return turns.length ? (Math.atan2(y, x) * 180) / Math.PI : 90;
}
