/** Worths as people read them: chances in points of a hundred. */
import type { Appraisal, Point, Review } from '../../generated/schema';

export const times = (scale: Review['scale']): number => (scale === 'chance' ? 100 : 1);

/** How much was missed, and how far that may be off (95 %). */
export function missed({ missed: { mean, error } }: Appraisal, scale: Review['scale']): { amount: number; error: number } {
  return { amount: Math.round(times(scale) * mean), error: Math.round(times(scale) * 2 * error) };
}

/** How a side stood after a number of choices: the last that is known of it. */
export const stood = (course: Point[], number: number): Point | undefined => course.filter((point) => point.number <= number).at(-1);

export const signed = (value: number): string => (Math.round(value) > 0 ? `+${Math.round(value)}` : `${Math.round(value)}`.replace('-', '−'));
