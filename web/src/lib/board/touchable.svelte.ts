/** What a piece on a board can do, whether it is a box (`Piece`) or a drawing (`Shape`): how it looks now, what is said of it,
 *  and what a click, a tap, a key or a drag does. */
import type { Option } from '../options';
import { t } from '../shell/shell.svelte';
import type { Board } from './board.svelte';

export interface Touch {
  /** What it is called; what a click does is said after it. */
  label: string;
  /** The thing that is shown large. */
  id?: string;
  option?: Option | null;
  /** Options of which this is the first step: with several it is taken up, and where they end lights up. */
  begins?: Option[];
  /** Options that end here: the one that began with what is held is chosen by a click, or dropped here. */
  ends?: Option[];
  blocked?: Option | null;
  /** What a click does instead of choosing (look through). */
  act?: (() => void) | null;
  /** Lights up though a click does not choose at once. */
  glows?: boolean;
  /** The key by which it glides. */
  piece?: string;
  /** The place that it is, for what comes from there, rises there or points there. */
  spot?: string;
  look?: string;
}

/** What of a board it asks. */
type Ground = Pick<
  Board,
  | 'held' | 'aim' | 'ending' | 'isHeld' | 'isHovered' | 'isAside' | 'areFew' | 'isFresh' | 'isPointed' | 'isMeant' | 'isRead' | 'say' | 'touched' | 'read' | 'inspect'
  | 'choose' | 'letGo' | 'hold' | 'explain' | 'hover' | 'point'
>;

export class Touchable {
  /** What stands on the page for it. */
  element = $state<HTMLElement | SVGElement>();
  private byTouch = false;

  constructor(private readonly board: Ground, private readonly given: () => Touch) {}

  private readonly begins: Option[] = $derived.by(() => this.given().begins ?? []);
  private readonly ends: Option[] = $derived.by(() => this.given().ends ?? []);
  /** The option that ends what was taken up elsewhere. */
  readonly ending: Option | null = $derived.by(() => this.board.ending(this.ends));
  /** It is where what is held leads to, over several questions. */
  private readonly aim: (() => void) | null = $derived.by(() => this.board.aim(this.given().spot));
  /** What a click would choose. */
  readonly only: Option | null = $derived.by(
    () => this.given().option ?? this.ending ?? (this.begins.length === 1 ? this.begins[0]! : null),
  );
  /** It is what is held. */
  readonly chosen: boolean = $derived.by(() => this.board.isHeld(this.begins, this.given().piece));
  readonly offered: boolean = $derived.by(() => this.only !== null || this.begins.length > 0 || this.aim !== null || (this.given().glows ?? false));
  /** It was read by a tap: the next one acts. */
  readonly isRead: boolean = $derived.by(() => this.element !== undefined && this.board.isRead(this.element));
  readonly draggable: boolean = $derived.by(() => this.begins.length > 0);

  /** For whoever cannot see it. */
  readonly spoken: string = $derived.by(() => {
    const { label, blocked, act } = this.given();
    if (this.only) return `${label}. ${this.board.say(this.only)}`;
    if (this.begins.length) return `${label}. ${t('options-count', { count: this.begins.length })}`;
    return blocked && !act ? `${label}. ${t('board-cannot')}` : label;
  });

  /** What the second tap is for. */
  readonly again: string = $derived.by(() => t(this.only || this.begins.length ? 'board-tap-again' : 'board-tap-why'));

  /** How it looks, as classes. */
  readonly look = $derived.by(() => {
    const { option, blocked, id, spot } = this.given();
    const options = [...(option ? [option] : []), ...this.begins, ...this.ends];
    return {
      offered: this.offered,
      // While something is held, its targets shine; while the prompt bar points at a family, its members do. The rest can be
      // chosen all the same.
      waits: (this.board.held.length > 0 && !this.ending && !this.aim && !this.chosen) || this.board.isAside(options),
      few: this.offered && this.board.areFew(this.ending ? [this.ending] : options),
      blocked: !this.offered && !!blocked,
      fresh: this.board.isFresh(spot),
      chosen: this.chosen,
      lit: this.board.isHovered(options),
      pointed: this.board.isPointed(id),
      meant: this.board.isMeant(options, id, spot),
    };
  });

  readonly click = (): void => {
    const { board, begins, only } = this;
    const { id, blocked, act, piece } = this.given();
    board.touched(piece);
    if (this.byTouch && id && !act && !this.isRead && (only || begins.length || blocked)) {
      board.read(this.element);
      board.inspect(id, this.element?.getBoundingClientRect());
      return;
    }
    board.read(null);
    if (act) act();
    else if (this.aim) this.aim();
    else if (only) board.choose(only);
    else if (this.chosen) board.letGo();
    else if (begins.length) board.hold(begins, piece);
    else if (blocked) board.explain(blocked);
    else if (id) board.inspect(id, this.element?.getBoundingClientRect());
  };

  /** As a button does by itself: a drawing has to be told. */
  readonly press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) this.click();
  };

  readonly down = (event: PointerEvent): void => {
    this.byTouch = event.pointerType === 'touch';
  };

  /** It is under the pointer or has the focus. */
  readonly enter = (): void => {
    this.board.point(this.given().spot);
    if (this.only) this.board.hover(this.only);
  };

  readonly leave = (): void => {
    this.board.point(undefined);
    this.board.hover(null);
  };

  readonly drag = (event: DragEvent): void => {
    const { id, piece } = this.given();
    event.dataTransfer?.setData('text/plain', id ?? '');
    this.board.touched(piece);
    this.board.hold(this.begins, piece);
  };

  readonly dragged = (): void => this.board.letGo();

  readonly over = (event: DragEvent): void => event.preventDefault();

  readonly drop = (event: DragEvent): void => {
    event.preventDefault();
    if (this.ending) this.board.choose(this.ending);
  };
}
