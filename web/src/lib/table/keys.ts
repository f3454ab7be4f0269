/** Keys at the table, apart from the page so that they can be tested. */
export type Key =
  | { act: 'option'; key: string }
  | { act: 'move'; by: number }
  | { act: 'end' | 'undo' | 'log' | 'rules' | 'why' | 'hint' | 'next' | 'skip' | 'help' };

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

const LETTERS: Record<string, Key> = {
  e: { act: 'end' },
  u: { act: 'undo' },
  l: { act: 'log' },
  r: { act: 'rules' },
  w: { act: 'why' },
  h: { act: 'hint' },
  n: { act: 'next' },
  s: { act: 'skip' },
  '?': { act: 'help' },
};

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The key as it is without Caps Lock: a capital means Shift. */
export function plainKey({ key, shiftKey }: Pick<Pressed, 'key' | 'shiftKey'>): string {
  if (key.length > 1) return key;
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
}

/** What a key means while `count` options are on offer; null where it is not ours. */
export function meaning(pressed: Pressed, count: number): Key | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const key = plainKey(pressed);
  if (DIGITS.includes(key)) return count > 0 ? { act: 'option', key } : null;
  if (count > 0 && (key === 'ArrowRight' || key === 'ArrowDown')) return { act: 'move', by: 1 };
  if (count > 0 && (key === 'ArrowLeft' || key === 'ArrowUp')) return { act: 'move', by: -1 };
  return LETTERS[key] ?? null;
}

/**
 * Which digit chooses what. What stays on offer keeps its digit, whatever else comes and goes; what is new takes the
 * first that is free, in the order in which the game offers it, and whatever finds none goes by arrows. Each question
 * (and each group) has its own, and takes it up again when it is asked again; with a new turn all begin anew.
 */
export class Digits {
  private readonly given = new Map<string, Map<string, string>>();

  /** The digits of these names, in the order of the keys on the keyboard; those without one come last. */
  assign(question: string, names: string[]): [name: string, digit: string][] {
    const before = this.given.get(question);
    const kept = new Map(names.flatMap((name) => (before?.has(name) ? [[name, before.get(name) as string]] : [])));
    const free = DIGITS.filter((digit) => ![...kept.values()].includes(digit));
    for (const name of names) {
      const digit = kept.has(name) ? undefined : free.shift();
      if (digit) kept.set(name, digit);
    }
    this.given.set(question, kept);
    const place = (name: string) => (kept.has(name) ? DIGITS.indexOf(kept.get(name) as string) : DIGITS.length);
    return names.map((name): [string, string] => [name, kept.get(name) ?? '']).sort(([one], [other]) => place(one) - place(other));
  }

  forget(): void {
    this.given.clear();
  }
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
