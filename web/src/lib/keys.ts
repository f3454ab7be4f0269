/** Keys at the table, apart from the page so that they can be tested. */
export type Key =
  | { act: 'option'; index: number }
  | { act: 'move'; by: number }
  | { act: 'undo' | 'log' | 'rules' | 'why' | 'hint' | 'skip' | 'help' };

const LETTERS: Record<string, Key> = {
  u: { act: 'undo' },
  l: { act: 'log' },
  r: { act: 'rules' },
  w: { act: 'why' },
  h: { act: 'hint' },
  s: { act: 'skip' },
  '?': { act: 'help' },
};

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** What a key means while `count` options are on offer; null where it is not ours. */
export function meaning(pressed: Pressed, count: number): Key | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const { key } = pressed;
  if (/^[1-9]$/.test(key)) return Number(key) <= count ? { act: 'option', index: Number(key) - 1 } : null;
  if (key === '0') return count > 9 ? { act: 'option', index: count - 1 } : null;
  if (count > 0 && (key === 'ArrowRight' || key === 'ArrowDown')) return { act: 'move', by: 1 };
  if (count > 0 && (key === 'ArrowLeft' || key === 'ArrowUp')) return { act: 'move', by: -1 };
  return LETTERS[key] ?? null;
}

/** The key that an option answers to, for its badge. */
export function keyOf(index: number, count: number): string {
  if (index < 9) return `${index + 1}`;
  return index === count - 1 ? '0' : '';
}

/** Where the next option lies; it goes round. */
export function step(from: number, by: number, count: number): number {
  return from < 0 ? (by > 0 ? 0 : count - 1) : (from + by + count) % count;
}

/** Whether arrows scroll what has the focus, or move within it. */
export function scrolls(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('[role=region][tabindex], [role=tab], [role=radio]');
}

/** Whether keys belong to what has the focus (a field), not to the table. */
export function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
}
