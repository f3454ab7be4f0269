/** What matters most at every moment, from the parts of a view that the game's vocabulary names for it. */
import type { Texts, Vital } from '../game';
import { isNamed, NOTHING, read, type Named } from './reading';

export function vitals(view: unknown, text: Texts): Vital[] {
  return Object.entries(text.vocabulary.vitals).flatMap(([name, parts]) => {
    const values: Record<string, string | number> = {};
    for (const part of parts) {
      const keys = part.split('.');
      const found = within(view as Named, keys);
      if (found === undefined) return [];
      values[keys.at(-1) ?? part] = told(found, text);
    }
    return [{ label: text.format(`vital-${name}`, values), value: text.format(`vital-${name}.value`, values) }];
  });
}

/** A part of a view; of several players it is the one who looks. Whoever only watches has none. */
function within(view: Named, keys: string[]): unknown {
  let at: unknown = view;
  for (const key of keys) {
    if (Array.isArray(at)) at = at.find((one: Named) => one.seat === view.seat);
    at = isNamed(at) ? at[key] : undefined;
  }
  return at;
}

function told(value: unknown, text: Texts): string | number {
  const part = read(value);
  if (part.kind === 'one') return typeof part.value === 'number' ? part.value : `${part.value}`;
  const counts = new Map<string, number>();
  if (part.kind === 'counts') for (const [id, count] of part.parts) counts.set(id, count);
  if (part.kind === 'row') for (const id of part.values) counts.set(`${id}`, (counts.get(`${id}`) ?? 0) + 1);
  const sign = (id: string) => (text.has(`symbol-${id}`) ? `[${id}]` : ` ${text.name(id)}`);
  return [...counts].filter(([, count]) => count).map(([id, count]) => `${count}${sign(id)}`).join(' ') || NOTHING;
}
