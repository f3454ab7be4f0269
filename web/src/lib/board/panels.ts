/** The parts of a board that are shown one at a time on a phone, in their order there. */
export interface PanelInfo {
  /** Its place in the grid of a desk. */
  area: string;
  /** The message that names it. */
  title: string;
  /** Options of these verbs are chosen on it: a dot says that some wait there. */
  verbs: string[];
  /** Questions that bring this panel, though others have something to choose too. */
  kinds?: string[];
  /** Events that happen on it: while they are told one by one, it is brought. */
  events?: string[];
}

/** A board is laid for this size; larger and smaller ones are scaled, and narrow ones show one panel at a time.
 *  Parts of a board ask for the same width: `@container board (max-width: 999px)`. */
const LAID = { width: 1300, height: 700, least: 0.8, most: 1.3, panels: 1000 };

export const isSingle = (width: number): boolean => width < LAID.panels;

export function scaleFor(width: number, height: number): number {
  if (!width || isSingle(width)) return 1;
  const fits = Math.min(width / LAID.width, height / LAID.height);
  return Math.max(LAID.least, Math.min(LAID.most, fits > 1 ? 1 + (fits - 1) * 0.85 : fits));
}
