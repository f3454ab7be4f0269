/** Energies in a row: kinds apart, those of a kind fanned, so that many fit and can still be counted. */
import { ENERGIES } from '../content';

export interface Fanned {
  kind: string;
  /** Which of all it is, as they were given. */
  index: number;
  /** Of its middle. */
  x: number;
}

const rank = (kind: string): number => ENERGIES.findIndex((one) => one === kind);
const kindsOf = (kinds: string[]): string[] => [...new Set(kinds)].sort((one, other) => rank(one) - rank(other));

/** The kinds that are among some energies, in the order of the figures, each with how many. */
export const counted = (kinds: string[]): [kind: string, count: number][] =>
  kindsOf(kinds).map((kind) => [kind, kinds.filter((one) => one === kind).length]);

/** Where each lies, from `x` on; `size` across, `room` wide at most: they move closer together where it is little. */
export function fan(kinds: string[], size: number, room: number, x = 0): Fanned[] {
  const [apart, together] = [size + 2, size * 0.42];
  const wanted = counted(kinds).reduce((sum, [, count]) => sum + apart + (count - 1) * together, 0) - 2;
  const squeeze = wanted > room ? Math.max(0, room - size) / Math.max(1, wanted - size) : 1;
  let at = x + size / 2;
  return kindsOf(kinds).flatMap((kind) => {
    const row = kinds.flatMap((one, index) => (one === kind ? [index] : [])).map((index, n) => ({ kind, index, x: at + n * together * squeeze }));
    at += ((row.length - 1) * together + apart) * squeeze;
    return row;
  });
}
