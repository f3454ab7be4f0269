/** What a nemesis brings to the board beside its component: how its own pieces move, sound and are explained. */
import type { AeonsEnd } from '../../../generated/schema';
import type { Pop } from '../../../lib/board/pops';
import type { Sound, Texts } from '../../../lib/game';

/** What only one nemesis has, by its id. */
export type OwnViews = AeonsEnd.NemesisViewOwn;
export type OwnView = OwnViews[keyof OwnViews];

/** A heap of cards that can be looked through, and from whose top a card may be chosen. */
export interface Heap<Own> {
  zone: string;
  cards: (own: Own) => string[];
  title: string;
  hint: string;
  /** The verb that chooses its top card. */
  top: string;
}

export interface Part<Id extends keyof OwnViews> {
  /** Things without a text in the box that its mat explains. */
  explains?: string[];
  /** Options of its own that are chosen on the nemesis's side of the board. */
  verbs?: string[];
  /** Events that matter, and those that are heard. */
  strong?: string[];
  sounds?: Record<string, Sound>;
  /** Figures that rise where something happened. */
  pops?: Record<string, Pop>;
  heap?: Heap<OwnViews[Id]>;
  /** How its own things stand, in words. */
  aloud?: (own: OwnViews[Id], text: Texts) => string[];
}
