/** Pointing at a board: what somebody means, and where it is. */
import { isAmong, type Option } from '../options';

/** What the guide, a tip or a hint speaks of: options wherever they are chosen, and places (spots and things) by their names. */
export interface Meant {
  options: Option[];
  places: string[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** So much is left free around what is lit. */
const ROUND = 6;

/** Whether a piece is meant: by what it offers, by what it is, or by where it is. */
export function isMeant({ options, places }: Meant, offered: Option[], id?: string, spot?: string): boolean {
  return offered.some((one) => isAmong(one, options)) || [id, spot].some((name) => name !== undefined && places.includes(name));
}

/** What stands on the page for it, as far as it can be seen: pieces, and whatever bears the name of a place. */
export function meantIn(stage: HTMLElement, { places }: Meant): Element[] {
  const named = places.flatMap((place) => [`[data-spot="${CSS.escape(place)}"]`, `[data-thing="${CSS.escape(place)}"]`]);
  const found = [...stage.querySelectorAll(['.meant', ...named].join())].filter((one) => one.getBoundingClientRect().width > 0);
  // What lies within something that is lit is lit with it.
  return found.filter((one) => !found.some((other) => other !== one && other.contains(one)));
}

/** What is to be chosen comes before what is only spoken of; of something large the very piece, if it is known. */
export function leadOf(found: Element[]): Element[] {
  const lead = found.flatMap((one) => {
    if (one.matches('.offered')) return [one];
    const pieces = [...one.querySelectorAll('.meant.offered')];
    return pieces.length || !one.querySelector('.offered') ? pieces : [one];
  });
  return lead.length ? lead : found;
}

/** As high as what lies on the stage, which may be scrolled. */
export function heightOf(stage: HTMLElement): number {
  const bottoms = [...stage.children].filter((one) => one.tagName !== 'svg').map((one) => one.getBoundingClientRect().bottom);
  return Math.max(stage.clientHeight, Math.max(...bottoms) - stage.getBoundingClientRect().top + stage.scrollTop);
}

export function isInSight(element: Element, stage: Element): boolean {
  const [one, room] = [element.getBoundingClientRect(), stage.getBoundingClientRect()];
  return one.left >= room.left && one.right <= room.right && one.top >= room.top && one.bottom <= room.bottom;
}

/** Where they lie on the stage. */
export function boxesOf(elements: Pick<Element, 'getBoundingClientRect'>[], stage: Pick<Element, 'getBoundingClientRect' | 'scrollTop'>): Box[] {
  const room = stage.getBoundingClientRect();
  return elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left - room.left - ROUND, y: top - room.top + stage.scrollTop - ROUND, width: width + 2 * ROUND, height: height + 2 * ROUND };
  });
}
