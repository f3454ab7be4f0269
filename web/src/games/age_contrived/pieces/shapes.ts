/** Outlines of the pieces, around (0, 0). */
import { box, circle } from '../../../lib/board/drawing';

export type RimShape = 'sun' | 'pentagon' | 'gear' | 'square' | 'hexagon';

const at = (radius: number, angle: number): string => `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;

/** Corners at the given radii in turn, the first at the top. */
function star(count: number, ...radii: number[]): string {
  const corners = Array.from({ length: count }, (_, n) => at(radii[n % radii.length] ?? 0, (n / count) * 2 * Math.PI - Math.PI / 2));
  return `M${corners.join('L')}Z`;
}

/** A wheel with teeth, one of them at the top. */
function gear(teeth: number, outer: number, inner: number): string {
  const share = (2 * Math.PI) / teeth;
  const points = Array.from({ length: teeth }, (_, n) => {
    const middle = n * share - Math.PI / 2;
    return [at(inner, middle - share * 0.3), at(outer, middle - share * 0.2), at(outer, middle + share * 0.2), at(inner, middle + share * 0.3)].join('L');
  });
  return `M${points.join('L')}Z`;
}

/** The rim of an energy, for a radius of 10. */
export const RIMS: Record<RimShape, string> = {
  sun: star(24, 10.8, 8.8),
  pentagon: star(5, 11),
  gear: gear(8, 10.5, 8.7),
  square: box(17.6, 17.6, 1.5),
  hexagon: star(6, 10.6),
};
export const ROUND = circle(10);

/** A spark of light with four points, for a radius of 10. */
export const SPARK = 'M0 -10Q1.500 -1.500 10 0Q1.500 1.500 0 10Q-1.500 1.500 -10 0Q-1.500 -1.500 0 -10Z';
/** A star with five points, for a radius of 10. */
export const STAR = star(10, 10, 4.4);
