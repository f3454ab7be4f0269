/** The ways that light takes between the zones of the board, so that it never crosses a word or a piece. */

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where the zones lie, and what light leads to. */
export interface Zones {
  map: Rect;
  machine: Rect;
  /** Tiles whose energy would be placed. */
  tiles: Rect[];
  /** Some land takes one of them. */
  lands: boolean;
  /** What takes one in the right column: the basin, scoring spaces. */
  aside: Rect[];
}

export interface Lights {
  lines: string[];
  /** Where a way turns. */
  sparks: [x: number, y: number][];
  /** Where a way ends at something on its right. */
  tips: [x: number, y: number][];
}

/** So far from the left edge of the map light enters it, as a share of its width. */
const ENTRY = 645 / 960;
/** Tiles lie so far apart on the belt. */
const BETWEEN = 4;

const middle = ({ top, bottom }: Rect): number => (top + bottom) / 2;

export function lightsOf({ map, machine, tiles, lands, aside }: Zones): Lights {
  const lights: Lights = { lines: [], sparks: [], tips: [] };
  const gutter = (map.bottom + machine.top) / 2;
  const climbs = tiles.map((tile) => ({ x: tile.right + BETWEEN, from: tile.top + (tile.bottom - tile.top) * 0.22 }));
  const beside = aside.length ? (map.right + Math.min(...aside.map(({ left }) => left))) / 2 : null;
  const enters = lands ? map.left + (map.right - map.left) * ENTRY : null;
  const turns = [enters, beside].filter((x) => x !== null);
  if (!turns.length || !climbs.length) return lights;
  for (const { x, from } of climbs) lights.lines.push(`M${x} ${from}V${gutter}`);
  const across = [...turns, ...climbs.map(({ x }) => x)];
  lights.lines.push(`M${Math.min(...across)} ${gutter}H${Math.max(...across)}`);
  if (enters !== null) lights.lines.push(`M${enters} ${gutter}V${map.bottom}`);
  if (beside !== null) {
    lights.lines.push(`M${beside} ${gutter}V${Math.min(...aside.map(middle))}`);
    lights.tips.push(...aside.map((one): [number, number] => [beside, middle(one)]));
  }
  lights.sparks.push(...turns.map((x): [number, number] => [x, gutter]));
  return lights;
}
