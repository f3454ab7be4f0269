/** What the parts of a board share: the situation, what is on offer, what was taken up, what is under the pointer. */
import { getContext, setContext } from 'svelte';
import type { BoardProps, Option, Texts } from '../game';
import { Blocked, isAmong, Offers, wordOf, type Says } from '../options';
import type { Facing } from './facing.svelte';
import { isMeant, type Meant } from './spotlight';
import { Tracker, type Laid, type Tracked, type Went } from './tracker';
import type { Course } from './ways';
import { withoutWindow, withWindow } from './windows';

const KEY = Symbol('board');
/** So many options of a verb are few. */
const FEW = 3;
const NOTHING: ReadonlySet<string> = new Set();

/** `V` is what is seen, `S` the game's words, `W` what its windows show. A game extends it by what its own parts share. */
export class Board<V = unknown, S extends Says = Says, W = unknown> {
  private readonly props: () => BoardProps<V>;
  private readonly tracker: Tracker<V>;
  /** The very piece that was taken up: its twins stand for the same options. */
  private heldPiece = $state<string>();

  /** The name of the layout that is taken for the room that there is. */
  layout = $state('');
  /** What lies open over the board, the last on top. */
  windows = $state.raw<W[]>([]);

  constructor(props: () => BoardProps<V>, laid: Laid<V>) {
    this.props = props;
    this.tracker = new Tracker(laid);
  }

  readonly offers = $derived.by(() => new Offers<S>(this.props().decision));
  readonly blocked = $derived.by(() => new Blocked<S>(this.props().refusals));
  /** Which piece is which: it keeps its key wherever it goes. */
  readonly tracked: Tracked = $derived.by(() => this.tracker.follow(this.props().view));

  get view(): V {
    return this.props().view;
  }

  get text(): Texts {
    return this.props().text;
  }

  get events() {
    return this.props().events;
  }

  /** What had happened before the board was made. */
  get past() {
    return this.props().past?.() ?? [];
  }

  /** What the table was set up with, as far as that is known. */
  get setup(): Record<string, unknown> {
    return this.props().setup ?? {};
  }

  get over(): boolean {
    return this.props().over ?? false;
  }

  get still(): boolean {
    return this.props().still;
  }

  /** The keys of the pieces in a zone, in the order of the view. */
  keys(zone: string): string[] {
    return this.tracked.keys.get(zone) ?? [];
  }

  /** How a piece goes from zone to zone, where it does not go straight. */
  courseOf(_went: Went): Course | null {
    return null;
  }

  name(id: string): string {
    return this.text.name(id);
  }

  /** An option in words, for screen readers. */
  say(option: Option): string {
    const decision = this.offers.decision;
    return decision ? this.text.spoken(this.text.option(decision, option)) : '';
  }

  /** How the table stood when one last chose: what is otherwise now stays marked until one chooses again. */
  private since = $state.raw<V | null>(null);
  private readonly fresh: ReadonlySet<string> = $derived.by(() => (this.since ? this.changed(this.since, this.props().view) : NOTHING));

  /** One has chosen, on the board or elsewhere, when the table stood so. */
  chose(view: V): void {
    this.since = view;
  }

  /** The spots at which others have changed something between two views. */
  protected changed(_before: V, _now: V): ReadonlySet<string> {
    return NOTHING;
  }

  isFresh(spot: string | undefined): boolean {
    return spot !== undefined && this.fresh.has(spot);
  }

  /** What is worth saying of a thing as it stands now, where it is shown large. */
  noteOf(_id: string): string | null {
    return null;
  }

  /** Whatever lay open was for this: it closes. */
  choose(option: Option): void {
    this.windows = [];
    this.props().choose(option);
  }

  explain(option: Option): void {
    this.props().explain(option);
  }

  inspect = (id: string | null, at?: DOMRect): void => this.props().inspect(id, at, (id !== null && this.noteOf(id)) || undefined);

  hover(option: Option | null): void {
    this.props().hover(option);
  }

  /** A place is under the pointer or has the focus; none: no longer. */
  point(_spot: string | undefined): void {}

  /** Whether the prompt bar points at one of these. */
  isHovered(options: Option[]): boolean {
    return isAmong(this.props().hovered, options);
  }

  /** Whether the prompt bar points at others than these. */
  isAside(options: Option[]): boolean {
    const family = this.props().family ?? [];
    return family.length > 0 && !options.some((option) => isAmong(option, family));
  }

  /** Whether so few of their verb are on offer that they may stand out from what is many. */
  areFew(options: Option[]): boolean {
    return options.length > 0 && options.every((option) => this.offers.count(wordOf(option)) <= FEW);
  }

  isPointed(id: string | undefined): boolean {
    return id !== undefined && this.props().pointed === id;
  }

  /** What the guide, a tip or a hint speaks of; null where nobody does. */
  get meant(): Meant | null {
    return this.props().meant ?? null;
  }

  isMeant(options: Option[], id?: string, spot?: string): boolean {
    return this.meant !== null && isMeant(this.meant, options, id, spot);
  }

  /** Something is told or replayed, and a person may look elsewhere; null while the table is played. */
  get facing(): Facing | null {
    return this.props().facing ?? null;
  }

  /** The seat whose things lie in front; null: those of whoever looks. */
  get front(): number | null {
    return this.facing?.seat ?? null;
  }

  /** A window opens over the board, and over those that are open. */
  open(window: W): void {
    this.windows = withWindow(this.windows, window);
  }

  close(window: W): void {
    this.windows = withoutWindow(this.windows, window);
  }

  /** The very piece that was clicked is the one that glides, not its twin. */
  touched(piece: string | undefined): void {
    this.tracker.preferred = piece ?? '';
  }

  // By touch: a first tap reads, a second acts

  /** What was read by a tap, and at which question: the same again acts. */
  private tapped = $state.raw<{ key: unknown; decision: unknown } | null>(null);

  isRead(key: unknown): boolean {
    return this.tapped !== null && this.tapped.key === key && this.tapped.decision === this.offers.decision;
  }

  read(key: unknown): void {
    this.tapped = key === null ? null : { key, decision: this.offers.decision };
  }

  // Choosing in two steps: what, then where

  /** The options that begin with what was taken up; empty where nothing is held. */
  get held(): Option[] {
    return this.props().held;
  }

  /** Take up a piece with which these options begin, until one of their ends is chosen. */
  hold(begins: Option[], piece?: string): void {
    this.heldPiece = piece;
    this.props().hold(begins);
  }

  letGo(): void {
    this.props().hold([]);
  }

  /** Whether this piece is the one that is held. */
  isHeld(begins: Option[], piece?: string): boolean {
    const [first = null] = this.held;
    return this.heldPiece === piece && isAmong(first, begins);
  }

  /** What a click on a place does while something is held that leads there over several questions; null where none does. */
  aim(_spot: string | undefined): (() => void) | null {
    return null;
  }

  /** Of the options that end at a place the one that began with what is held. */
  ending(ends: Option[]): Option | null {
    return ends.find((option) => isAmong(option, this.held)) ?? null;
  }
}

/** To be called while the board's component is set up. */
export const provideBoard = <B>(board: B): B => setContext(KEY, board);

export const useBoard = <B = Board>(): B => getContext<B>(KEY);
