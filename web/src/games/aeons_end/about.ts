/** What the board says of things that have no text in the box. */
import type { Texts } from '../../lib/texts';
import { wordsOf, type Words } from './words';

const OWN: Record<string, keyof Words> = {
  gravehold: 'aboutGravehold',
  wild: 'aboutWild',
  nemesis: 'aboutNemesis',
  exhaustion: 'aboutExhaustion',
};
/** Things that a nemesis mat explains. */
const ON_MATS: Record<string, string> = { husk: 'carapace_queen', corruption: 'crooked_mask' };

export function aboutOf(id: string, text: Texts): string {
  const words = wordsOf(text.language);
  const own = id.startsWith('breach_') ? 'aboutBreach' : OWN[id];
  if (own) return words[own];
  const mat = ON_MATS[id];
  return mat ? (text.attribute(mat, 'rules') ?? '') : '';
}
