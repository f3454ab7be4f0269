/** What the board says of things that have no text in the box. */
import type { Texts } from '../../lib/texts';

/** Things that a nemesis mat explains. */
const ON_MATS: Record<string, string> = { husk: 'carapace_queen', corruption: 'crooked_mask' };

export function aboutOf(id: string, text: Texts): string {
  const own = `board-about-${id.startsWith('breach_') ? 'breach' : id}`;
  if (text.has(own)) return text.format(own);
  const mat = ON_MATS[id];
  return mat ? (text.attribute(mat, 'rules') ?? '') : '';
}
