/** Keys at the table, apart from the page so that they can be tested. */
export type Key =
  | { act: 'option'; key: string }
  | { act: 'move'; by: number }
  | { act: 'end' | 'batch' | 'undo' | 'undoTurn' | 'log' | 'rules' | 'why' | 'hint' | 'next' | 'skip' | 'help' };

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

const LETTERS: Record<string, Key> = {
  e: { act: 'end' },
  g: { act: 'batch' },
  u: { act: 'undo' },
  U: { act: 'undoTurn' },
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

/** What an entry of the list has been given: its digit, if there was one, and its place among the others. */
interface Given {
  digit: string;
  since: number;
}

/**
 * Which digit chooses what. An entry of the list is known by what it holds: one option, or those of a group, which
 * takes over what the first of them has been given, and leaves it to the first that stands alone again. What stays on
 * offer keeps its digit and stands before what is new, whatever else comes and goes. What is new takes the next digit,
 * in the order in which it is listed, and only when all have been used one that is free again; what finds none goes by
 * arrows. Each question (and each group) has its own, and takes it up again when it is asked again; with a new turn all
 * begin anew.
 */
export class Digits {
  private readonly given = new Map<string, Map<string, Given>>();
  private count = 0;

  /** The places of these entries in the order in which they are listed, and their digits. */
  assign(question: string, entries: string[][]): [place: number, digit: string][] {
    const before = this.given.get(question) ?? new Map<string, Given>();
    const known: (Given | undefined)[] = [];
    for (const names of entries) known.push(names.map((name) => before.get(name)).find((one) => one && !known.includes(one)));
    const used = [...before.values()].map((one) => one.digit);
    const taken = known.map((one) => one?.digit);
    const free = [false, true].flatMap((again) => DIGITS.filter((digit) => !taken.includes(digit) && used.includes(digit) === again));
    const now = known.map((one) => ({ digit: one?.digit || (free.shift() ?? ''), since: one?.since ?? this.count++ }));
    const lost = new Set(now.map((one) => one.digit));
    const kept = [...before].filter(([, one]) => !lost.has(one.digit));
    this.given.set(question, new Map([...kept, ...entries.flatMap((names, n) => names.map((name): [string, Given] => [name, now[n] as Given]))]));
    return now
      .map(({ digit, since }, place) => ({ place, digit, since }))
      .sort((one, other) => one.since - other.since)
      .map(({ place, digit }) => [place, digit]);
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
