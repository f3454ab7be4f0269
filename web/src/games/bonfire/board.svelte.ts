/** What the parts of this board share beside what every board's do. */
import { Board as SharedBoard, provideBoard as provide, useBoard as use } from '../../lib/board/board.svelte';
import type { Laid, Went } from '../../lib/board/tracker';
import type { Course } from '../../lib/board/ways';
import type { BoardProps, Option } from '../../lib/game';
import { looksOf, type Look } from '../../lib/side/looks';
import { changed } from './changed';
import { COMMONS, WATERWAYS, type CityView, type PlayerView, type Says, type View } from './content';
import { DESK, PHONE, voyage, walk } from './geometry';

/** A city that is looked at, what is left of a heap, or the score sheet. */
export type Opened = { what: 'city'; city: number } | { what: 'score' } | { what: 'sunk' } | { what: 'gnomes' };

/** Everybody with a city: the players in the order of their seats, then Tom. */
export interface Citizen {
  /** The number of the side: the seat, or the one after the last for Tom. */
  side: number;
  city: CityView;
  /** Null for Tom. */
  player: PlayerView | null;
  look: Look;
}

export class Board extends SharedBoard<View, Says, Opened> {
  readonly citizens: Citizen[] = $derived.by(() => {
    const { players, tom } = this.view;
    const looks = looksOf([...players.map(({ city }) => ({ side: city.colour })), { side: 'tom' }]);
    const all: Citizen[] = players.map((player, side) => ({ side, city: player.city, player, look: looks[side]! }));
    return tom ? [...all, { side: players.length, city: tom.city, player: null, look: looks[players.length]! }] : all;
  });
  /** Whose city lies large: in front, or of who looks, or whose turn it is where nobody in particular does. */
  readonly own: Citizen = $derived.by(() => {
    const { seat, active } = this.view;
    return this.citizens[this.front ?? (seat >= 0 ? seat : Math.max(active, 0))]!;
  });
  readonly others: Citizen[] = $derived.by(() => this.citizens.filter((one) => one !== this.own));
  /** The drawings that have coordinates of their own on a phone. */
  readonly small: boolean = $derived.by(() => this.layout === 'single');

  /** What a Fate Tile would bring where it hangs over the cloth, by kind: it stands in the purse, too. */
  foreseen: Record<string, number> = $state.raw({});

  /** While something is told or replayed, a player's city comes to lie in front; else it opens in a window. */
  override open(opened: Opened): void {
    if (this.facing && opened.what === 'city' && opened.city < this.view.players.length) this.facing.turned = opened.city;
    else super.open(opened);
  }

  /** Ships keep to the waterways, Guardians to the path. */
  override courseOf({ id, from, to }: Went): Course | null {
    const [what, first = '', last = ''] = from.split(':');
    const [goal, second = '', place = ''] = to.split(':');
    if (what === 'ships' && goal === 'ships') return voyage(this.small ? PHONE : DESK, WATERWAYS, first, second);
    if (goal !== 'walk' || first !== second || (what !== 'walk' && what !== 'start')) return null;
    const there = this.citizens[Number(second)]?.city.places[Number(place) - 1];
    return walk(Number(last || 0), Number(place), `${there?.at_bonfire}@${second}` === id);
  }

  /** Of an own Task, how far one is; of one that can be lit, that. */
  override noteOf(id: string): string | null {
    const place = this.own.city.places.find(({ task }) => task === id);
    if (place?.lit) return this.text.format('board-lit');
    if (place?.met) return this.text.format('board-ready');
    if (place?.wanted) return this.text.format('board-have', { done: place.wanted - place.lacking, wanted: place.wanted });
    const common = this.view.common.find(({ task }) => task === id);
    if (!common || common.met[this.own.side]) return null;
    return this.text.format('board-have', { done: common.progress[this.own.side] ?? 0, wanted: COMMONS[id]?.count ?? 0 });
  }

  protected override changed(before: View, now: View): ReadonlySet<string> {
    return changed(before, now, this.own.side);
  }

  lookOf(colour: string): Look | undefined {
    return this.citizens.find(({ city }) => city.colour === colour)?.look;
  }

  nameOf({ side, player }: Citizen): string {
    return player ? this.text.plain(this.text.seat(side)) : this.text.name('tom');
  }

  /** What an option costs in Action Tiles, where the question says so. */
  priceOf(option: Option | null): { amount: number; kind: string } | null {
    const said = option && this.offers.remark(option).find(([key]) => key === 'price');
    return said ? { amount: Number(said[1]), kind: `${said[2]}` } : null;
  }
}

const zonesOf = ({ side, city, player }: Citizen): [string, string[]][] => [
  [`path:${side}`, city.places.flatMap(({ path }) => (path ? [path] : []))],
  ...city.places.map(({ place, task }): [string, string[]] => [`task:${side}:${place}`, task ? [task] : []]),
  ...city.places.map(({ place, notch, portal }): [string, string[]] => [`portal:${side}:${place}`, portal ? [notch] : []]),
  ...city.places.map(({ place, on_path, at_bonfire }): [string, string[]] => [
    `walk:${side}:${place}`,
    [...on_path, ...(at_bonfire ? [at_bonfire] : [])].map((guardian) => `${guardian}@${side}`),
  ]),
  [`start:${side}`, city.start.map((guardian) => `${guardian}@${side}`)],
  [`gnomes:${side}`, city.gnomes],
  ...(player ? ([[`column:${side}`, player.column]] as [string, string[]][]) : []),
];

const LAID: Laid<View> = {
  *zones(view) {
    for (const island of view.islands) {
      yield [`island:${island.island}`, island.tasks];
      yield [`ships:${island.island}`, island.ships.map((seat) => `ship@${seat}`)];
    }
    yield ['harbour', view.players.filter(({ ship }) => ship === null).map(({ seat }) => `ship@${seat}`)];
    for (const field of view.fields) yield [`portals:${field.field}`, field.portals];
    yield ['paths', view.paths.flatMap((id) => (id ? [id] : []))];
    yield ['specialists', view.specialists.flatMap((id) => (id ? [id] : []))];
    yield ['elders', view.elders];
    for (const seat of view.council) yield [`council:${seat.field}`, seat.novices];
    for (const [side, player] of view.players.entries()) yield* zonesOf({ side, city: player.city, player, look: { colour: '', shape: 'circle' } });
    if (view.tom) yield* zonesOf({ side: view.players.length, city: view.tom.city, player: null, look: { colour: '', shape: 'circle' } });
  },
  source({ zone, id }, view) {
    if (zone === 'paths' || zone.startsWith('path:')) return 'path-pile';
    if (zone === 'specialists') return 'gnome-deck';
    const seat = Number(zone.split(':')[1]);
    if (zone.startsWith('start:')) {
      const guardian = id.split('@')[0];
      const colours = view.players.map(({ city }) => city.colour);
      return guardian && !colours.includes(guardian) ? `guardians:${guardian}` : null;
    }
    return zone.startsWith('council:') && Number.isNaN(seat) ? 'candles' : null;
  },
};

export const provideBoard = (props: () => BoardProps<View>): Board => provide(new Board(props, LAID));

export const useBoard = (): Board => use<Board>();
