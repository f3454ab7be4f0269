/** What the parts of the board share: the situation, what is on offer, and what is under the pointer. */
import { getContext, setContext } from 'svelte';
import type { BoardProps, Option, Texts } from '../../lib/game';
import { kindOf, type MageView, type View } from './content';
import { zonesOfOwn } from './nemeses';
import { Blocked, Offers, same } from './offers';
import { Tracker, type Tracked } from './tracker';

const KEY = Symbol('aeons end board');

/** A heap that is looked through, or an ally's mat. */
export type Opened =
  | { what: 'discard'; seat: number }
  | { what: 'mat'; seat: number }
  | { what: 'own' }
  | { what: 'nemesis' };

export class Table {
  /** A spell taken up from the hand that waits for its breach. */
  held = $state<string | null>(null);
  opened = $state.raw<Opened | null>(null);
  private readonly props: () => BoardProps<View>;
  private readonly tracker = new Tracker(zonesOfOwn);

  constructor(props: () => BoardProps<View>) {
    this.props = props;
  }

  readonly offers = $derived.by(() => new Offers(this.props().decision));
  readonly blocked = $derived.by(() => new Blocked(this.props().refusals));
  /** Which piece is which: the same card keeps its key wherever it goes. */
  readonly tracked: Tracked = $derived.by(() => this.tracker.follow(this.props().view));

  get view(): View {
    return this.props().view;
  }

  get text(): Texts {
    return this.props().text;
  }

  get still(): boolean {
    return this.props().still;
  }

  /** The mage whose area lies open: the one of the seat in focus, or the active one for spectators. */
  readonly own: MageView = $derived.by(() => {
    const view = this.view;
    const seat = view.seat >= 0 ? view.seat : Math.max(view.turn.active, 0);
    return view.mages[seat] ?? view.mages[0]!;
  });

  look(opened: Opened): void {
    this.opened = opened;
  }

  name(id: string): string {
    return this.text.name(id);
  }

  /** Somebody's life, for screen readers. */
  life(name: string, life: number, most: number): string {
    return this.text.format('board-life', { name, life, most });
  }

  /** A name with what it is, for screen readers: "Spark, spell". */
  spoken(id: string): string {
    const kind = `kind-${kindOf(id)}`;
    return this.text.has(kind) ? `${this.name(id)}, ${this.text.format(kind)}` : this.name(id);
  }

  say(option: Option): string {
    const decision = this.offers.decision;
    return decision ? this.text.spoken(this.text.option(decision, option)) : '';
  }

  choose(option: Option): void {
    this.held = null;
    this.opened = null;
    this.props().choose(option);
  }

  explain(option: Option): void {
    this.props().explain(option);
  }

  inspect = (id: string | null, at?: DOMRect): void => this.props().inspect(id, at);

  hover(option: Option | null): void {
    this.props().hover(option);
  }

  isHovered(option: Option | null): boolean {
    return same(option, this.props().hovered);
  }

  /** Whether the prompt bar points at prepping this card, or on this breach. */
  isPrepHovered(card: string | null, breach: number | null): boolean {
    const hovered = this.props().hovered;
    if (hovered?.[0] !== 'prep') return false;
    return card === null ? hovered[2] === breach : hovered[1] === card;
  }

  /** The very piece that was clicked is the one that glides, not its twin. */
  touched(piece: string | undefined): void {
    this.tracker.preferred = piece ?? '';
  }

  isPointed(id: string | undefined): boolean {
    return id !== undefined && this.props().pointed === id;
  }

  /** What a click on a card in a mage's hand would choose; a spell with several breaches is taken up first. */
  inHand(seat: number, card: string): Option | null {
    const found = this.offers.first(['hand_card', seat, card]);
    if (found || this.offers.seat !== seat) return found;
    return this.offers.first(['play', card], ['card', card]);
  }

  /** The breaches on which a spell could be prepped. */
  breachesFor(seat: number, card: string): number[] {
    if (this.view.turn.active !== seat) return [];
    return this.offers.all('prep').filter((option) => option[1] === card).map((option) => Number(option[2]));
  }

  /** Whether anything in a mage's area can be chosen: an ally's mat lights up then. */
  offersAt(seat: number): boolean {
    const { options = [] } = this.offers.decision ?? {};
    return options.some((option) => {
      const verb = String(option[0]);
      if (['player', 'ability', 'breach', 'spell', 'hand_card'].includes(verb)) return option[1] === seat;
      return ['card', 'discard', 'cast', 'prep', 'play', 'discarded'].includes(verb) && this.offers.seat === seat;
    });
  }
}

export function provideTable(props: () => BoardProps<View>): Table {
  return setContext(KEY, new Table(props));
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
