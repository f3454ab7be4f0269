/** A thing as it lies on the board, with numbers on its parts; what each part is, `words/howto` says beside it. */
import type { Component } from 'svelte';
import type { Texts } from '../words/texts';

export interface Anatomy {
  /** As wide as the room that it is given. */
  Drawing: Component<{ text: Texts }>;
  /** How wide it may become, in pixels. */
  width: number;
  /** Where each number lies: from the left and from the top, in per cent. */
  spots: [x: number, y: number][];
}
