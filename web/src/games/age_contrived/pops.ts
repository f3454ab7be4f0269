/** Figures that rise where something was gained. */
import type { Pops } from '../../lib/board/pops';
import type { Says } from './content';

export const POPS: Pops<Says['event']> = {};
