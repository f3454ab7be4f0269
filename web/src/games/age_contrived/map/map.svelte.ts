/** What the parts of the map share: what can be chosen at each spot, how far the figure comes, and the walk that is going on. */
import { getContext, setContext } from 'svelte';
import { isAmong, type Option } from '../../../lib/options';
import type { Touch } from '../../../lib/board/touchable.svelte';
import type { Board, Party } from '../board.svelte';
import { ENERGIES, faceOf, type Bonus, type Bridge, type PlayerView, type Says } from '../content';
import type { Plan } from './geometry';
import { at, gathered, type About } from './spots';

export type Reached = PlayerView['side']['figure']['reach'][number];

const KEY = Symbol('map');
/** What the rules refuse on the map. */
const REFUSED: Says['verb'][] = ['step', 'build', 'bridge', 'bind', 'bind_pillar', 'lift', 'benefit', 'token'];
/** What a bridge on the way may ask before one goes on. */
const ON_THE_WAY: (Says['kind'] | null)[] = ['cross', 'bridge', 'upgrade', 'conduit', 'replace', 'gain_any', 'choose_track', 'track', 'benefit'];
const NOWHERE: About = { kind: null, about: [] };

export class MapState {
  /** The place that is pointed at. */
  pointed = $state<string | null>(null);
  /** The last pointer was a finger; and the place that it has tapped. */
  byTouch = false;
  private tapped = '';
  /** The spot at which something is asked that needs more than one click: which side of a bridge, which way. */
  asking = $state<string | null>(null);
  /** The places of the movement that is going on, from where it began. */
  walked = $state.raw<string[]>([]);
  /** What is still to be chosen on the way to a place that was clicked. */
  private rest = $state.raw<Option[]>([]);
  /** Where the last choice of it leads to. */
  private towards = '';
  /** And from where. */
  private left = '';

  constructor(readonly board: Board, private readonly drawing: () => Plan) {}

  get plan(): Plan {
    return this.drawing();
  }

  private readonly asked: About = $derived.by(() => this.board.offers.decision ?? NOWHERE);
  private readonly offered = $derived.by(() => gathered(this.board.offers.decision?.options ?? [], this.asked));
  private readonly refused = $derived.by(() => {
    const { blocked } = this.board;
    return gathered(REFUSED.flatMap((verb) => blocked.all(verb)), this.asked);
  });

  /** Whoever is asked now; where nobody is, whose things lie in front. */
  readonly asker: Party = $derived.by(() => {
    const { offers, sides, own } = this.board;
    return (offers.decision?.options.length ? sides[offers.seat] : undefined) ?? own;
  });

  /** Whether the question is where to go: only then are there costs. */
  readonly moving: boolean = $derived.by(() => this.board.offers.kind === 'move' && this.board.offers.all('step').length > 0);

  /** By place, the ways that lead there for the least cost, while one moves. */
  readonly ways: Map<string, Reached[]> = $derived.by(() => {
    const found = new Map<string, Reached[]>();
    if (this.moving) for (const one of this.asker.side.figure.reach) found.set(one.place, [...(found.get(one.place) ?? []), one]);
    return found;
  });

  /** The place that is meant: pointed at here, or by its option in the prompt. */
  readonly aim: string | null = $derived.by(() => {
    const { offers } = this.board;
    const hovered = this.moving ? offers.all('step').find((option) => this.board.isHovered([option])) : undefined;
    return this.pointed ?? (hovered ? `${hovered[1]}` : null);
  });

  /** The bridges on the way to the place that is pointed at, or the one that is pointed at itself, with what they give. */
  readonly over: { path: string; face: Bridge }[] = $derived.by(() => {
    const { aim } = this;
    if (!aim) return [];
    const [reached] = this.ways.get(aim) ?? [];
    const places = reached ? reached.way.map(([, place]) => place) : [aim];
    return this.board.view.paths.flatMap(({ path, bridge, face }) => {
      const up = bridge && places.includes(path) ? faceOf(bridge, face) : null;
      return up ? [{ path, face: up }] : [];
    });
  });

  options(spot: string): Option[] {
    return this.offered.get(spot) ?? [];
  }

  /** What a piece at a spot can do. Of several options the one that begins with what is held is chosen by a click; else they
   *  are taken up, and the prompt asks on. */
  touch(spot: string): Pick<Touch, 'option' | 'begins' | 'ends' | 'blocked' | 'look'> {
    const { board } = this;
    const options = this.options(spot);
    const [only = null] = options;
    const look = board.reaches(spot) && !only ? 'ac-reached' : '';
    if (options.length < 2) return { option: only, ends: options, blocked: only ? null : (this.refused.get(spot)?.[0] ?? null), look };
    const elsewhere = board.held.length > 0 && board.held.length !== options.length && board.held.some((one) => isAmong(one, options));
    return elsewhere ? { ends: options, look } : { begins: options, look };
  }

  /** Whether anything at all can be chosen at a spot, or what is pointed at would reach it. */
  lights(spot: string): boolean {
    return this.options(spot).length > 0 || this.board.reaches(spot);
  }

  /** The spots of a land that something that is pointed at would reach. */
  lightsIn(monument: string): boolean {
    return [1, 2, 3].some((slot) => this.board.reaches(at.space(monument, slot)));
  }

  /** Go to a place: a finger points at it first. If ways differ in what they pass or how one stands in the end, the map asks. */
  go(place: string): void {
    if (this.byTouch && this.tapped !== place) {
      this.tapped = place;
      return;
    }
    const ways = this.ways.get(place) ?? [];
    if (ways.length > 1) this.ask(at.place(place));
    else this.walk(ways[0] ?? { place, cost: 1, way: [['step', place]] });
  }

  /** Ask at a spot what one click there leaves open; or no longer. */
  ask(spot: string): void {
    this.asking = this.asking === spot ? null : spot;
  }

  /** What a bonus gives, in a few words. */
  gives({ kind, spaces, energies, tracks }: Bonus): string {
    const { text } = this.board;
    const energy = energies.map((number) => text.name(ENERGIES[number] ?? 'any')).join(', ');
    return text.format(`map-gives-${kind}`, { spaces, energy, any: `${energies.includes(ENERGIES.length)}`, tracks: tracks.length });
  }

  /** Go all of a way, as long as the same is asked again. */
  walk({ way }: Reached): void {
    this.asking = null;
    this.rest = way;
    this.goOn();
  }

  /** To be called at every new question: a movement leaves its trail, and goes on where it was to go. */
  follow(): void {
    this.tapped = '';
    const { place } = this.asker.side.figure;
    if (!this.moving && this.board.offers.kind !== 'cross') this.walked = [];
    else if (this.walked.at(-1) !== place) this.walked = [...this.walked, place];
    if (!this.rest.length) return;
    const { offers } = this.board;
    if (!offers.decision?.options.length) return;
    // Until the answer is there, the same is asked as before.
    const waits = offers.kind === 'move' && place === this.left;
    if (offers.kind === 'move' && place === this.towards) this.goOn();
    else if (!waits && !ON_THE_WAY.includes(offers.kind)) this.rest = [];
  }

  private goOn(): void {
    const [next, ...rest] = this.rest;
    this.rest = rest;
    if (!next || !isAmong(next, this.board.offers.decision?.options ?? [])) {
      this.rest = [];
      return;
    }
    this.left = this.asker.side.figure.place;
    this.towards = `${next[1]}`;
    this.board.choose(next);
  }
}

export const provideMap = (board: Board, plan: () => Plan): MapState => setContext(KEY, new MapState(board, plan));

export const useMap = (): MapState => getContext<MapState>(KEY);
