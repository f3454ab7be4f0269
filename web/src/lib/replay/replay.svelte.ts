/** A game that is looked at again: which moment is shown, which is wanted, through whose eyes, and what is known of them. */
import type { Moment, SeatInfo } from '../../generated/schema';
import { Facing } from '../board/facing.svelte';
import { recordName } from '../games/record';
import * as api from '../server/api';
import { NewTable } from '../shell/router.svelte';
import { shell } from '../shell/shell.svelte';
import { namesOf } from '../table/prompt/asking';
import { playOnFrom } from './playingOn';

const STEP_MS = 900;
/** A scrubber in motion asks only for where it rests. */
const REST_MS = 60;

export class Replay {
  game = $state<string | null>(null);
  /** The name of the file, once the game may be taken away. */
  record = $state('');
  people = $state.raw<string[]>([]);
  setup = $state.raw<Record<string, unknown>>({});
  moment = $state.raw<Moment | null>(null);
  wanted = $state(0);
  playing = $state(false);
  /** A table that goes on from here. */
  readonly fork = new NewTable();
  /** Whose things lie in front. */
  readonly facing = new Facing();
  failed = $state.raw<unknown>(null);
  private seats: SeatInfo[] = [];
  /** Through whose eyes this person may look. */
  private eyes: number[] = [];
  private readonly known = new Map<string, Promise<Moment>>();

  /** To be made while a component is set up. */
  constructor(readonly id: string, at: number) {
    this.wanted = at;
    $effect(() => {
      const number = this.wanted;
      const timer = setTimeout(() => this.show(number), this.known.has(this.keyOf(number)) ? 0 : REST_MS);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (!this.playing || !this.moment) return;
      const { number } = this.moment;
      const timer = setTimeout(() => this.go(number + 1), STEP_MS);
      return () => clearTimeout(timer);
    });
  }

  get last(): number {
    return this.moment?.last ?? 0;
  }

  async open(token: string | null): Promise<void> {
    try {
      const { table } = await api.getTable(this.id, token);
      this.game = table.game;
      if (table.seed !== null) this.record = recordName(table.game, table.seed);
      this.people = namesOf(table.seats);
      this.setup = table.setup;
      this.seats = table.seats;
      this.eyes = table.seats.filter((seat) => table.over || seat.mine).map((seat) => seat.seat);
    } catch (error) {
      this.failed = error;
    }
  }

  go(number: number): void {
    this.wanted = Math.max(0, Math.min(this.last, number));
    if (this.wanted === this.last) this.playing = false;
  }

  /** Follow whoever acts, or look on at whoever is in front. */
  toggleFollowing(): void {
    if (this.facing.turned === null) this.facing.stay();
    else this.facing.turned = null;
  }

  /** A new table that goes on from the moment that is shown. */
  async playOn(): Promise<void> {
    const { moment } = this;
    if (!moment) return;
    await this.fork.open(() => playOnFrom(this.id, moment.number, this.seats, moment.secret));
  }

  private show(number: number): void {
    const key = this.keyOf(number);
    this.load(number).then(
      (found) => {
        if (number !== this.wanted || key !== this.keyOf(number)) return;
        this.moment = found;
        this.facing.acting = found.move?.seat ?? found.waiting[0] ?? null;
        history.replaceState(null, '', `/replay/${this.id}?at=${number}`);
        if (number < found.last) this.load(number + 1).catch(() => undefined);
      },
      (error) => (this.moment ? shell.complain(error) : (this.failed = error)),
    );
  }

  private keyOf(number: number): string {
    return `${number} ${this.facing.turned}`;
  }

  private load(number: number): Promise<Moment> {
    const { turned } = this.facing;
    const key = this.keyOf(number);
    let found = this.known.get(key);
    if (!found) {
      const through = turned === null ? { follow: true as const } : this.eyes.includes(turned) ? { seat: turned } : {};
      found = api.getMoment(this.id, number, through);
      this.known.set(key, found);
      found.catch(() => this.known.delete(key));
    }
    return found;
  }
}
