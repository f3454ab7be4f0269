/** The nemeses' own parts of the board, found by their ids: `<id>.svelte` is the component, its `part` the rest. */
import type { Component } from 'svelte';
import type { Pops } from '../../../lib/board/pops';
import type { Texts } from '../../../lib/game';
import type { Says, View } from '../content';
import type { Heap, OwnView, OwnViews, Part, Sounds } from './part';

/** Every part as the board handles it, which knows of no nemesis what its own view holds. */
type AnyPart = Omit<Part<keyof OwnViews>, 'heap' | 'aloud'> & {
  heap?: Heap<OwnView>;
  aloud?: (own: OwnView, text: Texts) => string[];
};
interface Own {
  default: Component<{ own: OwnView }>;
  part: AnyPart;
}

const OWN: Record<string, Own> = Object.fromEntries(
  Object.entries(import.meta.glob<Own>('./*.svelte', { eager: true })).map(([path, own]) => [
    path.slice(2, -'.svelte'.length),
    own,
  ]),
);
const PARTS = Object.values(OWN).map((own) => own.part);

export const boardOf = (nemesis: string): Component<{ own: OwnView }> | undefined => OWN[nemesis]?.default;

const partOf = (view: View): AnyPart => OWN[view.nemesis.nemesis]?.part ?? {};

/** The heap of this nemesis with its cards, if it has one. */
export function heapOf(view: View): (Heap<OwnView> & { lying: string[] }) | null {
  const heap = partOf(view).heap;
  return heap ? { ...heap, lying: heap.cards(view.nemesis.own) } : null;
}

export function zonesOfOwn(view: View): [string, string[]][] {
  const heap = heapOf(view);
  return heap ? [[heap.zone, heap.lying]] : [];
}

/** What only this nemesis has, in words. */
export const aloudOfOwn = (view: View, text: Texts): string[] => partOf(view).aloud?.(view.nemesis.own, text) ?? [];

export const VERBS: Says['verb'][] = PARTS.flatMap((part) => part.verbs ?? []);
export const STRONG: Says['event'][] = PARTS.flatMap((part) => part.strong ?? []);
export const SOUNDS: Sounds = Object.assign({}, ...PARTS.map((part) => part.sounds ?? {}));
export const POPS: Pops<Says['event']> = Object.assign({}, ...PARTS.map((part) => part.pops ?? {}));

/** The nemesis whose mat explains a thing that has no text in the box. */
export function explainerOf(thing: string): string | undefined {
  return Object.keys(OWN).find((id) => OWN[id]?.part.explains?.includes(thing));
}
