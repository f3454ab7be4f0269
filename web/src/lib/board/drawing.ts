/** What drawings on a board share: outlines of pieces, and how far a step of the page is in a drawing. */

/** The outline of something round. */
export const circle = (radius: number): string =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** The outline of something with straight sides and round corners. */
export function box(width: number, height: number, corner = 0): string {
  const [w, h] = [width - 2 * corner, height - 2 * corner];
  const turn = (x: number, y: number) => (corner ? `a${corner} ${corner} 0 0 1 ${x * corner} ${y * corner}` : '');
  return `M${-w / 2} ${-height / 2}h${w}${turn(1, 1)}v${h}${turn(-1, 1)}h${-w}${turn(-1, -1)}v${-h}${turn(1, -1)}Z`;
}

/** From units of a drawing to pixels of the page: the part of a matrix that turns and scales. */
export interface Turned {
  a: number;
  b: number;
  c: number;
  d: number;
}

/** So many units of a drawing are a step on the page. */
export function stepIn({ a, b, c, d }: Turned, x: number, y: number): { x: number; y: number } {
  const whole = a * d - b * c || 1;
  return { x: (x * d - y * c) / whole, y: (y * a - x * b) / whole };
}

/** So many pixels of the page is a unit of the drawing that something lies in. */
export function unitOf(element: SVGGraphicsElement): number {
  const { a, b } = matrixOf(element);
  return Math.hypot(a, b) || 1;
}

/** How the place of something in a drawing becomes a place on the page. */
export function matrixOf(element: SVGGraphicsElement): Turned {
  const found = (element.parentElement as unknown as SVGGraphicsElement).getScreenCTM?.() ?? element.getScreenCTM();
  return found ?? { a: 1, b: 0, c: 0, d: 1 };
}
