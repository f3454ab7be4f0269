/** Which place of the map is pointed at: by the pointer, or by the focus. */
import type { MapState } from './map.svelte';

export function pointing(map: Pick<MapState, 'pointed'>, id: string) {
  const enter = () => (map.pointed = id);
  const leave = () => {
    if (map.pointed === id) map.pointed = null;
  };
  return { onpointerenter: enter, onpointerleave: leave, onfocusin: enter, onfocusout: leave };
}
