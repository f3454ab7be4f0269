/** Pieces glide from where they were to where they are. Nothing waits for it: the board is true at once. */
import { matrixOf, stepIn } from './drawing';
import { paced, type Course, type Spot } from './ways';

export interface Places {
  pieces: Map<string, DOMRect>;
  spots: Map<string, DOMRect>;
}

const MS = 320;
const STEP = 45;
const EASE = 'cubic-bezier(0.16, 0.84, 0.3, 1)';

export function places(root: HTMLElement): Places {
  const found: Places = { pieces: new Map(), spots: new Map() };
  for (const element of pieces(root)) {
    found.pieces.set(element.dataset.piece!, element.getBoundingClientRect());
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-spot]')) {
    const rect = element.getBoundingClientRect();
    if (rect.width) found.spots.set(element.dataset.spot!, rect);
  }
  return found;
}

type Piece = HTMLElement | SVGGraphicsElement;

const pieces = (root: HTMLElement): NodeListOf<Piece> => root.querySelectorAll<Piece>('[data-piece]');

interface Way {
  element: Piece;
  /** Whether it comes from another zone; else it only makes room. */
  comes: boolean;
  /** Null: it was nowhere to be seen. */
  from: DOMRect | null;
  to: DOMRect;
  /** Rectangles are in pixels of the page; translations in those of the element, which may be zoomed, or in units of a drawing. */
  step: (x: number, y: number) => { x: number; y: number };
}

/** How a piece with a key goes, where it does not go straight. */
export type Courses = (key: string) => Course | null;

export function glide(root: HTMLElement, before: Places, came: Map<string, string>, still: boolean, courses: Courses = () => null): void {
  let order = 0;
  // All places are read before anything moves, so that the page is laid out once.
  for (const way of ways(root, before, came)) {
    if (way.from === null) way.element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MS });
    else if (still) settle(way);
    else move(way, way.from, way.comes ? order++ * STEP : 0, way.comes ? courses(way.element.dataset.piece!) : null);
  }
}

function ways(root: HTMLElement, before: Places, came: Map<string, string>): Way[] {
  const found: Way[] = [];
  for (const element of pieces(root)) {
    const key = element.dataset.piece!;
    const to = element.getBoundingClientRect();
    if (!to.width) continue;
    const seen = before.pieces.get(key);
    const from = (seen?.width ? seen : before.spots.get(came.get(key) ?? '')) ?? null;
    if (from ? far(from, to) : !seen && came.has(key)) {
      found.push({ element, comes: came.has(key), from, to, step: stepOf(element) });
    }
  }
  return found;
}

function stepOf(element: Piece): Way['step'] {
  if (element instanceof SVGElement) {
    const matrix = matrixOf(element);
    return (x, y) => stepIn(matrix, x, y);
  }
  const zoom = (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  return (x, y) => ({ x: x / zoom, y: y / zoom });
}

const middle = (rect: DOMRect) => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });

function far(from: DOMRect, to: DOMRect): boolean {
  const [a, b] = [middle(from), middle(to)];
  return Math.abs(a.x - b.x) >= 3 || Math.abs(a.y - b.y) >= 3;
}

/** Without motion it fades in, and a ring shows where something has come to lie. */
function settle({ element, comes }: Way): void {
  element.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 150 });
  if (!comes) return;
  const ring = 'drop-shadow(0 0 2px var(--chosen)) drop-shadow(0 0 3px var(--chosen))';
  element.animate([{ filter: ring }, { filter: ring, offset: 0.8 }, { filter: 'none' }], { duration: 1200 });
}

/** Points of a drawing as they lie on the page. */
function onPage(element: Piece, points: Spot[]): Spot[] {
  const matrix = element instanceof SVGElement ? element.ownerSVGElement?.getScreenCTM() : null;
  return matrix ? points.map(({ x, y }) => new DOMPoint(x, y).matrixTransform(matrix)) : [];
}

function move({ element, to, step }: Way, from: DOMRect, delay: number, course: Course | null): void {
  const [a, b] = [middle(from), middle(to)];
  if (course) {
    const points = [a, ...onPage(element, course.through), b];
    const offsets = paced(points);
    const frames = points.map(({ x, y }, n) => {
      const there = step(x - b.x, y - b.y);
      return { translate: `${there.x}px ${there.y}px`, offset: offsets[n]! };
    });
    element.animate(frames, { duration: course.ms, delay, easing: 'ease-in-out', fill: 'backwards' });
    return;
  }
  const way = step(a.x - b.x, a.y - b.y);
  const scale = Math.max(0.25, Math.min(2, from.height / to.height));
  element.animate(
    [
      { translate: `${way.x}px ${way.y}px`, scale: `${scale}`, zIndex: 60 },
      { translate: '0 0', scale: '1', zIndex: 60 },
    ],
    { duration: MS, delay, easing: EASE, fill: 'backwards' },
  );
}
