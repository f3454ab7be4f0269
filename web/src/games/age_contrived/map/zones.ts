/** How energies lie in a row, by whose they are. */

export interface Lying {
  character: string;
  kind: string;
  /** Which of this owner's it is. */
  n: number;
  /** Its middle, from the left end of the row. */
  at: number;
}

/** Side by side, with a gap between owners; closer together where the row would become longer than it may. */
export function lined(owners: [character: string, kinds: string[]][], size: number, width: number): Lying[] {
  const there = owners.filter(([, kinds]) => kinds.length);
  const count = there.reduce((sum, [, kinds]) => sum + kinds.length, 0);
  const gap = size * 0.3;
  const gaps = Math.max(0, there.length - 1) * gap;
  const step = count > 1 ? Math.min(size * 1.04, (width - size * 1.2 - gaps) / (count - 1)) : 0;
  let at = size * 0.62;
  return there.flatMap(([character, kinds], owner) =>
    kinds.map((kind, n) => {
      if (owner && !n) at += gap;
      const lying = { character, kind, n, at };
      at += step;
      return lying;
    }),
  );
}
