/** What can be chosen now, asked from the side of the things that lie on the table. */
import type { Asked, Option, Refused } from '../game';

export class Offers {
  private readonly open = new Map<string, Option>();
  private readonly takers = new Map<string, number>();

  constructor(readonly decision: Asked | null) {
    decision?.options.forEach((option, n) => {
      this.open.set(key(option), option);
      this.takers.set(key(option), decision.takers[n] ?? decision.seats[0] ?? 0);
    });
  }

  /** The option, if it is on offer. */
  find(...option: Option): Option | null {
    return this.open.get(key(option)) ?? null;
  }

  /** The first of several that is on offer. */
  first(...options: Option[]): Option | null {
    for (const option of options) {
      const found = this.open.get(key(option));
      if (found) return found;
    }
    return null;
  }

  all(verb: string): Option[] {
    return [...this.open.values()].filter((option) => option[0] === verb);
  }

  /** The seat that would take an option. */
  taker(option: Option): number {
    return this.takers.get(key(option)) ?? -1;
  }

  /** Whose cards the question is about. */
  get seat(): number {
    const first = this.decision?.options[0];
    return first ? this.taker(first) : (this.decision?.seats[0] ?? -1);
  }
}

/** What cannot be chosen now, though a player would look for it. */
export class Blocked {
  private readonly shut = new Map<string, Option>();

  constructor(refusals: Refused[]) {
    for (const [option] of refusals) this.shut.set(key(option), option);
  }

  find(...option: Option): Option | null {
    return this.shut.get(key(option)) ?? null;
  }

  all(verb: string): Option[] {
    return [...this.shut.values()].filter((option) => option[0] === verb);
  }
}

function key(option: Option): string {
  return option.join('|');
}
