/** What is explained part by part in "how to play". */
import type { Anatomy } from '../../../lib/learn/anatomy';
import Breaches from './Breaches.svelte';
import Cards from './Cards.svelte';

const anatomies: Record<string, Anatomy> = {
  card: {
    Drawing: Cards,
    width: 330,
    spots: [[5, 10], [45, 13], [45, 37], [46, 92], [95, 12], [98, 55]],
  },
  breach: {
    Drawing: Breaches,
    width: 420,
    spots: [[22, 38], [41, 22], [8, 87], [37, 87], [61, 22], [78, 50]],
  },
};

export default anatomies;
