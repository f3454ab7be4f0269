/** What cannot be done, gathered by what speaks against it. */
import type { Option } from '../game';

type Reason = (string | number)[];

export interface Against {
  reason: Reason;
  /** Where the rules say so; empty where they do not. */
  clause: string;
  options: Option[];
}

/** The same obstacle, in the same figures, is told once. */
export function byReason(refusals: [Option, Reason][]): Against[] {
  const found = new Map<string, Against>();
  for (const [option, reason] of refusals) {
    const key = JSON.stringify(reason);
    const known = found.get(key);
    if (known) known.options.push(option);
    else found.set(key, { reason, clause: `${reason[1] ?? ''}`, options: [option] });
  }
  return [...found.values()];
}
