/** Figures that rise where something was gained. */
import type { Pops } from '../../lib/board/pops';
import type { Says } from './content';

export const POPS: Pops<Says['event']> = {
  gain: (e) => ({ at: [`energies:${e[1]}`, `party:${e[1]}`], text: '+1', symbol: `${e[2]}`, tone: 'gain' }),
  'refill-earned': (e) => ({ at: [`party:${e[1]}`], text: '+1', symbol: 'refill', tone: 'good' }),
  recharge: (e) => ({ at: [`party:${e[1]}`], text: '+', symbol: 'channel', tone: 'good' }),
};
