/** What the right column shows, by how things stand. */
import { wordOf } from '../../../lib/options';
import type { Offers } from '../../../lib/options';
import type { Says, View } from '../content';

export type Situation = 'draft' | 'chain' | 'automa' | 'duel' | 'crowd';

/** A chain is followed from a section on, and where something is interrupted; a turn of the automa is told by its card. */
function isChain({ chain, automa, turn }: View): boolean {
  if (!chain) return false;
  if (chain.section !== null) return true;
  if (automa && turn.active === automa.side.character) return false;
  return chain.then.some(({ task }) => task !== 'turn_ends');
}

export function situationOf(view: View): Situation {
  // Before, energies are laid out in secret (WC-SETUP).
  if (view.draft.length && !view.turn.secret) return 'draft';
  if (isChain(view)) return 'chain';
  if (view.automa) return 'automa';
  return view.players.length === 2 ? 'duel' : 'crowd';
}

/** Parts of the column that take turns where it is narrow. */
export const TABS = ['pool', 'goals', 'others'] as const;
export type Tab = (typeof TABS)[number];

const ON_POOL: Says['verb'][] = ['pool', 'lift_pool', 'claim_tile', 'spend', 'give', 'from_pool', 'borrow_pool'];
const ON_GOALS: Says['verb'][] = ['achieve', 'borrow_achievement'];
const ON_OTHERS: Says['verb'][] = ['draft'];

/** Whether something can be chosen on a tab now. */
export function waitsOn(tab: Tab, offers: Pick<Offers<Says>, 'decision'>): boolean {
  const verbs = tab === 'pool' ? ON_POOL : tab === 'goals' ? ON_GOALS : ON_OTHERS;
  return offers.decision?.options.some((option) => verbs.includes(wordOf<Says['verb']>(option))) ?? false;
}
