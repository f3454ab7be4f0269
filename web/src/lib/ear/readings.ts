/** How a table stands, in parts that can be read aloud one by one. */
import type { GameModule, Reading } from '../game';
import { readings as plain } from '../plain/aloud';
import type { Texts } from '../words/texts';
import { lettersOf } from './letters';

/** A part with the key that reads it: Shift with this letter. */
export interface Keyed extends Reading {
  letter: string;
}

/** The parts that the game names, or those of its plain board. */
export function readingsOf(module: GameModule, view: unknown, text: Texts): Keyed[] {
  const found = (module.readings ?? plain)(view, text);
  const letters = lettersOf(found.map((one) => one.label));
  return found.map((one, n) => ({ ...one, letter: letters[n] ?? '' }));
}
