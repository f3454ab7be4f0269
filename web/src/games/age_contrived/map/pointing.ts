/** Which place of the map is pointed at: by the pointer, by the focus, or by a first tap. */
import type { MapState } from './map.svelte';

export function pointing(map: MapState, id: string) {
  const enter = () => (map.pointed = id);
  const leave = () => {
    // A finger leaves what it has pointed at.
    if (map.pointed === id && !map.byTouch) map.pointed = null;
  };
  const down = ({ pointerType }: PointerEvent) => (map.byTouch = pointerType === 'touch');
  return { onpointerdowncapture: down, onpointerenter: enter, onpointerleave: leave, onfocusin: enter, onfocusout: leave };
}
