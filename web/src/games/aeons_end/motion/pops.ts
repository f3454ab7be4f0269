/** Figures that rise where something was hurt, healed or gained. */
import type { Pop, Pops } from '../../../lib/board/pops';
import type { Says } from '../content';
import { POPS as OWN } from '../nemeses';

/** Whoever is hurt has a dial or a plate, or lies in the lane. */
const lifeOf = (target: string | number | undefined) => [`life:${target}`, `foe:${target}`];
const purse: Pop = (e) => ({ at: ['purse'], text: `+${e[2]}`, symbol: 'aether', tone: 'gain' });

export const POPS: Pops<Says['event']> = {
  damage: (e) => ({ at: lifeOf(e[1]), text: `−${e[2]}`, symbol: 'damage', tone: 'bad' }),
  heal: (e) => ({ at: lifeOf(e[1]), text: `+${e[2]}`, symbol: 'life', tone: 'good' }),
  prevented: (e) => ({ at: lifeOf(e[1]), text: '0', symbol: 'damage', tone: 'good' }),
  aether: purse,
  'aether-gem-only': purse,
  'aether-spell-only': purse,
  charge: (e) => ({ at: [`charge:${e[1]}`], text: '+1', symbol: 'charge', tone: 'good' }),
  'lose-charges': (e) => ({ at: [`charge:${e[1]}`], text: `−${e[2]}`, symbol: 'charge', tone: 'bad' }),
  ...OWN,
};
