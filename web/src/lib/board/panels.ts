import type { Says } from '../options';

/** The parts of a board that are shown one at a time on a phone, in their order there. */
export interface PanelInfo<S extends Says = Says> {
  /** Its place in the grid of a desk. */
  area: string;
  /** The message that names it. */
  title: string;
  /** Options of these verbs are chosen on it: a dot says that some wait there. */
  verbs: S['verb'][];
  /** Questions that bring this panel, though others have something to choose too. */
  kinds?: S['kind'][];
  /** Events that happen on it: while they are told one by one, it is brought. */
  events?: S['event'][];
}

/** A board is laid for these sizes: on a desk side by side, on an upright tablet one panel above the other. Larger and
 *  smaller ones are scaled, down to where 14 px can still be read. Parts of a board ask for the same widths:
 *  `@container board (max-width: 999px)` stacks, `(max-width: 699px)` is a phone. */
const DESK = { width: 1300, height: 700 };
const STACKED = { width: 940, height: 1000 };
const LEAST = 0.86;
const MOST = 1.75;

/** Whether one panel is shown at a time. */
export const isSingle = (width: number): boolean => width < 700;

export function scaleFor(width: number, height: number): number {
  if (!width || isSingle(width)) return 1;
  const laid = width < 1000 ? STACKED : DESK;
  const fits = Math.min(width / laid.width, height / laid.height);
  return Math.max(LEAST, Math.min(MOST, fits > 1 ? 1 + (fits - 1) * 0.85 : fits));
}
