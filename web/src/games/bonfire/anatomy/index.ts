/** What is explained part by part in "how to play". */
import type { Anatomy } from '../../../lib/learn/anatomy';
import FateArea from './FateArea.svelte';

const anatomies: Record<string, Anatomy> = { fate: { Drawing: FateArea, wide: true } };

export default anatomies;
