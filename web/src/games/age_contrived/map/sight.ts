/** On a phone a panel is scrolled: what a question asks about is brought into sight. */
import { tick } from 'svelte';

/** The first of these inside a panel, unless one of them is wholly in sight already. */
export async function bringIntoSight(panel: HTMLElement | undefined, found: (panel: HTMLElement) => Element[], still: boolean): Promise<void> {
  await tick();
  const area = panel?.closest('.area');
  if (!panel || !area) return;
  const { top, bottom, height } = area.getBoundingClientRect();
  const boxes = found(panel).map((one) => one.getBoundingClientRect());
  const [first] = boxes;
  if (!first || boxes.some((one) => one.top >= top && one.bottom <= bottom)) return;
  const room = Math.max(8, (height - first.height) / 3);
  area.scrollBy({ top: first.top - top - room, behavior: still ? 'auto' : 'smooth' });
}
