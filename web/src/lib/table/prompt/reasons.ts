/** What cannot be done, gathered by what speaks against it. */
import { keyOf, sameOption, type Option, type Refused } from '../../options';

export interface Against {
  /** Where the rules say so; empty where they do not. */
  clause: string;
  refused: { option: Option; reason: Option }[];
  /** Whether the same figures speak against all of them, so that one sentence tells everything. */
  alike: boolean;
}

/** One obstacle (its key and its clause) is told once, whatever its figures; one that has no words without them, once for
 *  the same figures. */
export function byReason(refusals: Refused[], hasGeneralWords: (reason: Option) => boolean): Against[] {
  const found = new Map<string, Against>();
  for (const [option, reason] of refusals) {
    const key = keyOf(hasGeneralWords(reason) ? reason.slice(0, 2) : reason);
    const against = found.get(key) ?? { clause: `${reason[1] ?? ''}`, refused: [], alike: true };
    found.set(key, against);
    against.alike &&= against.refused.every((other) => sameOption(other.reason, reason));
    against.refused.push({ option, reason });
  }
  return [...found.values()];
}
