/** The gradients are put on the page when the first piece is drawn on it. */
import { mount } from 'svelte';
import Defs from './Defs.svelte';

let there = false;

export function needDefs(): void {
  if (there) return;
  there = true;
  mount(Defs, { target: document.body });
}
