/** Figures that rise where something was gained. */
import type { Pops } from '../../lib/board/pops';
import type { Says } from './content';

export const POPS: Pops<Says['event']> = {
  'gain-tiles': (e) => ({ at: [`purse:${e[1]}:${e[2]}`, `city:${e[1]}`], text: `+${e[3]}`, symbol: `${e[2]}`, tone: 'gain' }),
  'gain-resource': (e) => ({ at: [`purse:${e[1]}:${e[2]}`, `city:${e[1]}`], text: `+${e[3]}`, symbol: `${e[2]}`, tone: 'gain' }),
  points: (e) => ({ at: [`start:${e[1]}`, `city:${e[1]}`], text: `+${e[2]}`, symbol: 'points', tone: 'good' }),
};
