/** What the parts of this board share beside what every board's do. */
import { Board as SharedBoard, provideBoard as provide, useBoard as use } from '../../lib/board/board.svelte';
import type { Laid } from '../../lib/board/tracker';
import type { BoardProps, Option } from '../../lib/game';
import { isAmong, sameOption, wordOf } from '../../lib/options';
import type { PlayerView, Says, SideView, View } from './content';
import { choicesAfter, reachBy, reachOf, type Reach } from './machine/reach';
import { godOf, type Identity } from './pieces/palette';

/** What a window shows. */
export type Opened = { what: 'machine'; side: number } | { what: 'score' } | { what: 'stack' } | { what: 'automa' };

/** Whoever can win: a player, or the automa. */
export interface Party {
  /** The number of the side: the seat, or the one after the last for the automa. */
  number: number;
  character: string;
  god: Identity;
  side: SideView;
  /** Null for the automa. */
  player: PlayerView | null;
}

export class Board extends SharedBoard<View, Says, Opened> {
  readonly sides: Party[] = $derived.by(() => {
    const { players, automa } = this.view;
    const all = [...players.map((player) => ({ side: player.side, player })), ...(automa ? [{ side: automa.side, player: null }] : [])];
    return all.map(({ side, player }, number) => ({ number, character: side.character, god: godOf(side.character), side, player }));
  });
  /** Whose machine lies large: in front, or of who looks, or whose turn it is where nobody in particular does. */
  readonly own: Party = $derived.by(() => {
    const { seat, turn, players } = this.view;
    const active = this.sides.find(({ character, player }) => player && character === turn.active)?.number ?? 0;
    // The automa has no machine: while its turn is told, one's own stays where it is.
    const front = this.front !== null && this.front < players.length ? this.front : null;
    return this.sides[front ?? (seat >= 0 && seat < players.length ? seat : active)] ?? this.sides[0]!;
  });
  readonly others: Party[] = $derived.by(() => this.sides.filter((one) => one !== this.own));
  /** One panel at a time, with drawings of their own. */
  readonly small: boolean = $derived.by(() => this.layout === 'single');
  /** What the energy or the action that is pointed at could reach; null where none is. */
  readonly reach: Reach | null = $derived.by(() => {
    const { player } = this.own;
    const pointed = this.pointedOption;
    if (!player || !pointed) return null;
    const tile = sameOption(pointed, this.paying) ? this.pointedTile : 0;
    return wordOf(pointed) === 'pay' ? reachOf(player, Number(pointed[1]), `${pointed[2]}`, tile) : reachBy(player, pointed);
  });

  /** The position of the own tile that is under the pointer; 0: of none. */
  private pointedTile = $state(0);

  override point(spot: string | undefined): void {
    const [what, position] = spot?.split(':') ?? [];
    this.pointedTile = what === 'deploy' ? Number(position) : 0;
  }

  private get pointedOption(): Option | null {
    return this.offers.decision?.options.find((option) => this.isHovered([option])) ?? this.paying;
  }

  /** The option by which the energy that is held pays. */
  private get paying(): Option | null {
    const [first = null] = this.held;
    return this.held.length === 1 && first && wordOf(first) === 'pay' ? first : null;
  }

  // Two clicks: what pays, and where that leads

  /** What is chosen by itself when it is asked, one after another: a place was pointed out beyond the next question. */
  private ahead: Option[] = [];

  /** An energy is taken up to see what it could do; once more, and it pays. */
  take(option: Option, piece?: string): void {
    if (sameOption(this.paying, option)) this.choose(option);
    else this.hold([option], piece);
  }

  override aim(spot: string | undefined): (() => void) | null {
    const { player } = this.own;
    const pays = this.paying;
    if (!player || !pays || !spot) return null;
    const choices = choicesAfter(player, Number(pays[1]), `${pays[2]}`, this.tileAt(spot));
    return choices && (() => {
      this.choose(pays);
      this.ahead = choices;
    });
  }

  /** The Pool has places; what is claimed there is the tile. */
  private tileAt(spot: string): string {
    const [what, place] = spot.split(':');
    return what === 'pool-space' ? `pool-tile:${this.view.pool[Number(place) - 1]?.tile}` : spot;
  }

  /** What was chosen by itself is over as soon as somebody chooses something else. */
  override choose(option: Option): void {
    this.ahead = [];
    super.choose(option);
  }

  /** A question has come: it is answered where its answer was pointed out before. */
  goOn(): void {
    const { decision } = this.offers;
    if (!decision?.options.length || !this.ahead.length) return;
    const at = this.ahead.findIndex((option) => isAmong(option, decision.options));
    const chosen = decision.options.find((option) => sameOption(option, this.ahead[at] ?? null));
    const left = at < 0 ? [] : this.ahead.slice(at + 1);
    if (chosen) this.choose(chosen);
    this.ahead = left;
  }

  /** Whether what is pointed at could reach a place of the board (see `spotOf`). */
  reaches(spot: string): boolean {
    return this.reach?.spots.has(spot) ?? false;
  }

  /** While something is told or replayed, a player's machine comes to lie in front; else it opens in a window. */
  override open(opened: Opened): void {
    if (this.facing && opened.what === 'machine' && opened.side < this.view.players.length) this.facing.turned = opened.side;
    else super.open(opened);
  }

  sideOf(character: string | null): Party | undefined {
    return this.sides.find((one) => one.character === character);
  }

  nameOf({ number }: Party): string {
    return this.text.plain(this.text.seat(number));
  }
}

/** An energy in a zone: its kind, and whose it is. */
const owned = (character: string, kinds: string[]): string[] => kinds.map((kind) => `${kind}@${character}`);

const zonesOf = ({ character, hand, aside, exhausted, reserve, pool, tracks, bound, pillars, achieved, figure }: SideView): [string, string[]][] => [
  [`hand:${character}`, owned(character, hand)],
  [`aside:${character}`, owned(character, aside)],
  [`exhausted:${character}`, owned(character, exhausted)],
  [`reserve:${character}`, owned(character, reserve)],
  [`pool:${character}`, owned(character, pool)],
  ...tracks.map(({ track, energy }): [string, string[]] => [`track:${character}:${track}`, energy ? owned(character, [energy]) : []]),
  ...Object.entries(bound).map(([monument, kinds]): [string, string[]] => [`bound:${character}:${monument}`, owned(character, kinds)]),
  ...Object.entries(pillars).map(([pillar, kind]): [string, string[]] => [`pillar:${character}:${pillar}`, owned(character, [kind])]),
  ...Object.entries(achieved).map(([id, kind]): [string, string[]] => [`achieved:${character}:${id}`, owned(character, [kind])]),
  [`figure:${character}`, [`figure@${character}`]],
  [`place:${figure.place}`, []],
];

const LAID: Laid<View> = {
  *zones({ players, automa, monuments, paths, pool }) {
    for (const { side, device, inactive } of players) {
      const { character } = side;
      yield* zonesOf(side);
      yield [`device:${character}`, device.map(({ tile }) => `${tile}@${character}`)];
      yield [`inactive:${character}`, inactive.map((tile) => `${tile}@${character}`)];
      // Energies stay on their tile, wherever it is conveyed.
      for (const { tile, upper, lower } of device) {
        yield [`upper:${character}:${tile}`, owned(character, upper)];
        yield [`lower:${character}:${tile}`, owned(character, lower)];
      }
    }
    if (automa) {
      yield* zonesOf(automa.side);
      yield [`action_pool:${automa.side.character}`, owned(automa.side.character, automa.action_pool)];
      yield [`deploy_pool:${automa.side.character}`, owned(automa.side.character, automa.deploy_pool)];
    }
    for (const { monument, spaces } of monuments) {
      for (const [n, { character, energy }] of spaces.entries()) {
        yield [`space:${monument}:${n + 1}`, energy && character ? owned(character, [energy]) : []];
      }
    }
    for (const { path, bridge } of paths) yield [`bridge:${path}`, bridge ? [bridge] : []];
    for (const [n, { tile }] of pool.entries()) yield [`pool-space:${n + 1}`, tile ? [tile] : []];
  },
  source: ({ zone }) => (zone.startsWith('pool-space:') ? 'stack' : null),
};

export const provideBoard = (props: () => BoardProps<View>): Board => provide(new Board(props, LAID));

export const useBoard = (): Board => use<Board>();
