/** How the sides of a game look by what they play. */
import type { Texts } from '../words/texts';
import { useTalk } from '../words/talk';
import type { Own } from './looks';

/** To be called while a component is set up. */
export function useOwnLooks(text: () => Texts | null): Own {
  const talk = useTalk();
  return (side) => talk?.looks()?.sides?.[text()?.plays(side) ?? side];
}
