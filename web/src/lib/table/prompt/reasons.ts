/** What cannot be done, gathered by what speaks against it. */
import type { Option } from '../../game';

type Reason = (string | number)[];

export interface Against {
  /** Where the rules say so; empty where they do not. */
  clause: string;
  refused: { option: Option; reason: Reason }[];
  /** Whether the same figures speak against all of them, so that one sentence tells everything. */
  alike: boolean;
}

/** One obstacle (its key and its clause) is told once, whatever its figures; one that has no words without them, once for
 *  the same figures. */
export function byReason(refusals: [Option, Reason][], hasGeneralWords: (reason: Reason) => boolean): Against[] {
  const found = new Map<string, Against>();
  for (const [option, reason] of refusals) {
    const key = JSON.stringify(hasGeneralWords(reason) ? reason.slice(0, 2) : reason);
    const against = found.get(key) ?? { clause: `${reason[1] ?? ''}`, refused: [], alike: true };
    found.set(key, against);
    against.alike &&= against.refused.every((other) => `${other.reason}` === `${reason}`);
    against.refused.push({ option, reason });
  }
  return [...found.values()];
}
