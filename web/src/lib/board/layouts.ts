/** How a board is laid: its panels, and for which room which of its layouts is taken and how far it is scaled. */
import { wordOf, type Option, type Says } from '../options';

/** A part of the board. In a layout without a grid one at a time is shown, in their order. */
export interface PanelInfo<S extends Says = Says> {
  /** Its place in the grids. */
  area: string;
  /** The message that names it. */
  title: string;
  /** Options of these verbs are chosen on it: a dot says that some wait there. */
  verbs: S['verb'][];
  /** Questions that bring this panel, though others have something to choose too. */
  kinds?: S['kind'][];
  /** Events that happen on it: while they are told or replayed, it is brought. */
  events?: S['event'][];
}

/** A way to lay a board. It is scaled to fit its room, between what can still be read and what is no longer a table. */
export interface Layout {
  /** The stage bears it as a class, and the board knows it (`board.layout`). */
  name: string;
  /** Taken from this width of the room on. */
  from: number;
  /** Taken only where it need not be made smaller than this to fit; otherwise the next one is. */
  fits?: number;
  /** A `grid-template` with the areas of the panels; null: one panel at a time, as wide as the room, and unscaled. */
  grid: string | null;
  /** What it is laid for. */
  width: number;
  height: number;
  /** Never smaller and never larger than so: by default down to where 14 px can still be read. */
  least?: number;
  most?: number;
  /** Never lower than so, before it is scaled: what does not fit then is scrolled to. */
  low?: number;
}

/** The panel on which most of some events happen, of several the last that is told of; null: on none. */
export function panelOf(panels: PanelInfo[], events: Option[]): PanelInfo | null {
  const found = events.flatMap((event) => panels.filter((panel) => panel.events?.includes(wordOf(event))));
  const most = Math.max(...panels.map((panel) => found.filter((one) => one === panel).length));
  return found.findLast((panel) => found.filter((one) => one === panel).length === most) ?? null;
}

const LEAST = 0.86;
const MOST = 1.75;

/** From here on panels lie side by side, and below that one above the other; parts of a board may ask for the same widths:
 *  `@container board (max-width: 999px)`, `(max-width: 699px)`. */
export const SIDE_BY_SIDE = 1000;
export const ONE_ABOVE_THE_OTHER = 700;

/** The last of a board's layouts, for a phone: one panel at a time. */
export const SINGLE: Layout = { name: 'single', from: 0, grid: null, width: 0, height: 0 };

/** Panels one below the other, as high as they are. */
export const columnOf = (panels: PanelInfo[]): string => `${panels.map(({ area }) => `'${area}' auto`).join(' ')} / minmax(0, 1fr)`;

/** How far a layout would have to be scaled to fill a room. */
const fitOf = ({ width, height }: Layout, room: Room): number => Math.min(room.width / width, room.height / height);

export interface Room {
  width: number;
  height: number;
}

/** The first of a board's layouts for which there is room; before that is known, the first. */
export function layoutFor(layouts: Layout[], room: Room): Layout {
  const [first = SINGLE] = layouts;
  if (!room.width) return first;
  const fitting = layouts.find((one) => room.width >= one.from && (one.fits === undefined || fitOf(one, room) >= one.fits));
  return fitting ?? layouts.at(-1) ?? SINGLE;
}

/** How far a layout is scaled in a room. Not all of a larger room is taken: what lies round it is larger then, too. */
export function scaleFor(layout: Layout, room: Room): number {
  if (!room.width || layout.grid === null) return 1;
  const fits = fitOf(layout, room);
  return Math.max(layout.least ?? LEAST, Math.min(layout.most ?? MOST, fits > 1 ? 1 + (fits - 1) * 0.85 : fits));
}
