/** The windows that lie open over a board, the last on top: a heap that is looked through, somebody's mat, a score sheet.
 *  What a game keeps of one is a value, which says what it shows. */
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** One more on top; what is open already comes to the top by closing those above it. */
export function withWindow<W>(windows: W[], window: W): W[] {
  const at = windows.findIndex((one) => same(one, window));
  return at < 0 ? [...windows, window] : windows.slice(0, at + 1);
}

/** Without that one. */
export const withoutWindow = <W>(windows: W[], window: W): W[] => windows.filter((one) => !same(one, window));
