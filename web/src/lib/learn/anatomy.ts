/** A thing as it lies on the board, with numbers on its parts; what each part is, `words/howto` says beside it. */
import type { Component, Snippet } from 'svelte';
import type { Texts } from '../words/texts';

export interface DrawingProps {
  text: Texts;
  /** A number, to be drawn in a `.spot` beside the part that it is for: those of the text, from 1. */
  number: Snippet<[number]>;
}

export interface Anatomy {
  /** As wide as the room that it is given. */
  Drawing: Component<DrawingProps>;
  /** It needs the whole width, so that what is said stands below it. */
  wide?: boolean;
}
