/** What the parts of this board share beside what every board's do. */
import { Board as SharedBoard, provideBoard as provide, useBoard as use } from '../../lib/board/board.svelte';
import type { BoardProps } from '../../lib/game';
import { wordOf, type Option } from '../../lib/options';
import { called, lifeOf, ownMage } from './words/aloud';
import type { MageView, Says, View } from './content';
import { LAID } from './motion/zones';

/** A heap that is looked through, or an ally's mat. */
export type Opened =
  | { what: 'discard'; seat: number }
  | { what: 'mat'; seat: number }
  | { what: 'own' }
  | { what: 'nemesis' };

/** Choices within a mage's area that name its seat, and those that are about the cards of whoever is asked. */
const AT_SEAT: Says['verb'][] = ['player', 'ability', 'breach', 'spell', 'hand_card'];
const OF_CARDS: Says['verb'][] = ['card', 'discard', 'cast', 'prep', 'play', 'discarded'];

export class Board extends SharedBoard<View, Says, Opened> {
  readonly own: MageView = $derived.by(() => ownMage(this.view, this.front));

  /** While something is told or replayed, a mat comes to lie in front; else it opens in a window. */
  override open(opened: Opened): void {
    if (this.facing && opened.what === 'mat') this.facing.turned = opened.seat;
    else super.open(opened);
  }

  /** Somebody's life, for screen readers. */
  life(name: string, life: number, most: number): string {
    return lifeOf(name, life, most, this.text);
  }

  /** A name with what it is, for screen readers: "Spark, spell". */
  spoken(id: string): string {
    return called(id, this.text);
  }

  /** What a click on a card in a mage's hand would choose. */
  inHand(seat: number, card: string): Option | null {
    const found = this.offers.first(['hand_card', seat, card]);
    if (found || this.offers.seat !== seat) return found;
    return this.offers.first(['play', card], ['card', card]);
  }

  /** The ways in which a mage could prep spells now: each names the spell, then the breach. */
  preps(seat: number): Option[] {
    return this.view.turn.active === seat ? this.offers.all('prep') : [];
  }

  /** The spell that was taken up and waits for its breach. */
  get heldSpell(): string | null {
    const [held] = this.held;
    return held && wordOf<Says['verb']>(held) === 'prep' ? `${held[1]}` : null;
  }

  /** Whether anything in a mage's area can be chosen: an ally's mat lights up then. */
  offersAt(seat: number): boolean {
    const { options = [] } = this.offers.decision ?? {};
    return options.some((option) => {
      const verb = wordOf<Says['verb']>(option);
      if (AT_SEAT.includes(verb)) return option[1] === seat;
      return OF_CARDS.includes(verb) && this.offers.seat === seat;
    });
  }
}

export const provideBoard = (props: () => BoardProps<View>): Board => provide(new Board(props, LAID));

export const useBoard = (): Board => use<Board>();
