/** Outlines of the pieces, around (0, 0). */
import { circle } from '../../../lib/board/drawing';

/** A regular polygon with its first corner at an angle, counted as on a clock's face from the top. */
export function polygon(corners: number, radius: number, turn = 0): string {
  const points = Array.from({ length: corners }, (_, n) => {
    const angle = ((n + turn) / corners) * 2 * Math.PI - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

/** The outline of each Portal, for a radius of 10; its symbol lies in the middle. */
export const PORTALS: Record<string, string> = {
  portal_spiral: circle(10),
  portal_sun: polygon(8, 10.6, 0.5),
  portal_moon: 'M-9 -9.5H9V1C9 6 4.500 9 0 11.500C-4.500 9 -9 6 -9 1Z',
  portal_star: polygon(5, 11),
  portal_leaf: 'M0 -12C5 -7 9 -3 9 2.500A9 9 0 1 1 -9 2.500C-9 -3 -5 -7 0 -12Z',
  portal_wave: 'M-8 -9H8L12 9H-12Z',
  portal_eye: polygon(4, 13),
};

/** A Guardian under her veil, about 44 high, her feet at 22. */
export const GUARDIAN =
  'M0 -22C5.500 -22 9 -17.500 9 -12C9 -9.500 8.300 -7.600 7 -6L13.500 18Q14.500 22 10.500 22H-10.500Q-14.500 22 -13.500 18L-7 -6C-8.300 -7.600 -9 -9.500 -9 -12C-9 -17.500 -5.500 -22 0 -22Z';
export const GUARDIAN_FACE = 'M0 -17C3 -17 5 -14.800 5 -12C5 -9.200 3 -7 0 -7C-3 -7 -5 -9.200 -5 -12C-5 -14.800 -3 -17 0 -17Z';

/** A Novice in her hood, about 26 high. */
export const NOVICE = 'M0 -13C4 -9 6.500 -3 7.500 10Q7.700 13 5 13H-5Q-7.700 13 -7.500 10C-6.500 -3 -4 -9 0 -13Z';

/** A Ship, about 34 wide: her hull, and two sails. */
export const HULL = 'M-16 6H16C15 12 11 15 6 15H-6C-11 15 -15 12 -16 6Z';
export const SAILS = 'M-1 3V-18C-9 -12 -12 -4 -13 3ZM2 3V-20C9 -13 12 -5 12 3Z';

/** A fire, about 40 high, and its logs. */
export const FLAME = 'M1 -22C6 -14 14 -9 13 3C12.500 11 7 15 0 15C-7 15 -12.500 11 -13 3C-13.500 -4 -9 -7 -7 -13C-4 -11 -3.500 -8 -3.500 -6C-1 -10 1.500 -15 1 -22Z';
export const TONGUE = 'M1 -8C4 -3 8 -1 7 6C6.500 11 3.500 14 0 14C-3.500 14 -6.500 11.500 -7 7C-7.400 3 -4.500 1 -4 -3C-2.500 -2 -2 -1 -2 1C-0.500 -2 1.500 -4 1 -8Z';

/** One spike of a Crystal, 22 high. */
export const SPIKE = 'M0 -11L4 -5V11H-4V-5Z';

/** What an Offering stands in: eight sides. */
export const OFFERING = polygon(8, 17, 0.5);
