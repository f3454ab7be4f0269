/**
 * The new snapshot with every part that is as it was taken from the old one: what depends on such a part alone
 * need not be drawn again. `next` is used up.
 */
export function share<T>(old: unknown, next: T): T {
  if (Array.isArray(next)) return Array.isArray(old) ? (shareItems(old, next) as T) : next;
  if (!isRecord(next) || !isRecord(old)) return next;
  const parts: Record<string, unknown> = next;
  const names = Object.keys(parts);
  for (const name of names) parts[name] = share(old[name], parts[name]);
  const same = names.length === Object.keys(old).length && names.every((name) => parts[name] === old[name]);
  return same ? (old as T) : next;
}

/** Items are compared with those at their place from the front and, where one came or went, from the back. */
function shareItems(old: unknown[], next: unknown[]): unknown[] {
  const shift = old.length - next.length;
  for (let n = 0; n < next.length; n += 1) {
    next[n] = share(old[n], next[n]);
    if (shift !== 0 && next[n] !== old[n]) next[n] = share(old[n + shift], next[n]);
  }
  return shift === 0 && next.every((item, n) => item === old[n]) ? old : next;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
