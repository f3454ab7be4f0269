/** What a nemesis brings to the board beside its component: how its own pieces move, sound and are explained. */
import type { AeonsEnd } from '../../../generated/schema';
import type { Pops } from '../../../lib/board/pops';
import type { Sound, Texts } from '../../../lib/game';
import type { Says } from '../content';

/** By the kind of an event: what it sounds like. */
export type Sounds = Partial<Record<Says['event'], Sound>>;

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
  top: Says['verb'];
}

export interface Part<Id extends keyof OwnViews> {
  /** Things without a text in the box that its mat explains. */
  explains?: string[];
  /** Options of its own that are chosen on the nemesis's side of the board. */
  verbs?: Says['verb'][];
  /** Events that matter, and those that are heard. */
  strong?: Says['event'][];
  sounds?: Sounds;
  /** Figures that rise where something happened. */
  pops?: Pops<Says['event']>;
  heap?: Heap<OwnViews[Id]>;
  /** How its own things stand, in words. */
  aloud?: (own: OwnViews[Id], text: Texts) => string[];
}
