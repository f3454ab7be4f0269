/** What is explained part by part in "how to play". */
import type { Anatomy } from '../../../lib/learn/anatomy';
import Breaches from './Breaches.svelte';
import Cards from './Cards.svelte';

const anatomies: Record<string, Anatomy> = { card: { Drawing: Cards }, breach: { Drawing: Breaches } };

export default anatomies;
