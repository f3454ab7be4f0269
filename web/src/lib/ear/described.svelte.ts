/** A thing's texts belong to it by ear, too: whatever stands for it is described by them (`aria-describedby`). They are
 *  put into the page when it has nothing else to do, so that nobody waits for them. */
import type { GameModule } from '../game';
import type { Texts } from '../words/texts';
import { sentence } from './saying';

class Described {
  /** The things that a page has asked for. */
  ids = $state.raw<string[]>([]);
  private readonly wanted = new Set<string>();

  /** The id of the element that will describe a thing. */
  by(id: string): string {
    if (!this.wanted.has(id)) {
      if (this.wanted.size === this.ids.length) whenIdle(() => (this.ids = [...this.wanted]));
      this.wanted.add(id);
    }
    return `about-${id}`;
  }
}

export const described = new Described();

/** What is printed on a thing. */
export function describe(id: string, module: GameModule, text: Texts): string {
  if (!text.knows(id)) return '';
  if (module.describe) return module.describe(id, text);
  return text.attributes(id).map(([, value]) => sentence(text.spoken(value))).join(' ');
}

function whenIdle(act: () => void): void {
  // Not every browser tells when it is idle.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 500);
}
