/** What is explained part by part in "how to play". */
import type { Anatomy } from '../../../lib/learn/anatomy';
import FateArea from './FateArea.svelte';

/** A cell of the Fate Area: its row and its column, from 1; a number may lie on the edge between two. */
const at = (row: number, column: number): [number, number] => [((column - 0.5) / 7) * 100, ((row - 0.5) / 4) * 100];

const anatomies: Record<string, Anatomy> = {
  fate: {
    Drawing: FateArea,
    width: 480,
    spots: [at(2.32, 2.68), at(0.68, 3.68), at(1.5, 5), at(4.32, 1.68), at(4.32, 3.68), at(4.32, 0.68)],
  },
};

export default anatomies;
