/** What the board says of things that have no text in the box. */
import type { Texts } from '../../lib/texts';
import { explainerOf } from './nemeses';

export function aboutOf(id: string, text: Texts): string {
  const own = `board-about-${id.startsWith('breach_') ? 'breach' : id}`;
  if (text.has(own)) return text.format(own);
  const mat = explainerOf(id);
  return mat ? (text.attribute(mat, 'rules') ?? '') : '';
}
