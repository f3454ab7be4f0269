/** How news is shown: as scenes, beat by beat, or at once. What is heard while one plays waits for its end. */
import type { Move, Situation } from '../../../generated/schema';
import { Facing } from '../../board/facing.svelte';
import type { GameModule } from '../../game';
import { beatsOf, directions, type Beat, type Directions } from '../../scene/beats';
import { hasBegun, noteBegun } from '../../scene/begun';
import { Frames } from '../../scene/frames';
import { BANNER_MS, mostOf, timeOf } from '../../scene/pace';
import { Player } from '../../scene/player.svelte';
import * as api from '../../server/api';
import { shell } from '../../shell/shell.svelte';
import { mineOf } from '../../together/seats';
import type { Texts, Turn } from '../../words/texts';
import type { TableClient, Told } from './client.svelte';

/** A scene waits so long for the views between; then it goes on without them. */
const FRAMES_MS = 600;
/** At a table that has gone on further, whoever comes is told what happened in a list first. */
const BEGINNING = 12;

export class Scenes {
  /** So many beats are still to be shown: the question waits for them. */
  behind = $state(0);
  /** Whose turn has just begun. */
  banner = $state.raw<{ turn: Turn } | null>(null);
  /** Whose things lie in front of this person meanwhile. */
  readonly facing = new Facing();

  readonly player = new Player({
    show: (beat) => this.showBeat(beat),
    time: (beat) => (this.text ? timeOf(beat, shell.pace, this.text) : 0),
    // Only a choice of one's own is waited for.
    most: () => (this.heard?.decision?.options.length ? mostOf(shell.pace) : Infinity),
  });
  private queue: Told[] = [];
  private frames: Frames | null = null;
  /** How the table stands, though it may not be shown yet. */
  private heard: Situation | null = null;
  private directions: Directions | null = null;
  private text: Texts | null = null;
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly client: TableClient, private readonly token: string | null) {}

  /** What scenes are made by; until it is there, nothing is shown beyond how the table stood when it was opened. */
  direct(module: GameModule, text: Texts): void {
    const first = this.directions === null;
    this.directions = directions(module, text);
    this.text = text;
    if (first) this.next();
  }

  hear(told: Told): void {
    this.heard = told.situation;
    this.queue.push(told);
    if (this.client.situation) this.next();
    else if (this.queue.length === 1) void this.arrive(told);
  }

  goOn(): void {
    this.player.goOn();
  }

  /** Show at once all that waits to be shown. */
  skip(): void {
    this.announce(null);
    const waiting = this.queue;
    this.queue = [];
    this.player.skip();
    for (const told of waiting) this.show(told);
    this.behind = 0;
  }

  /** Show again what happened, such as what somebody has missed. */
  retell(moves: Move[]): void {
    const stands = this.client.situation;
    if (!stands || !this.directions) return;
    this.skip();
    this.begin(moves, beatsOf(moves, this.directions, []), () => {
      this.clear(stands);
      this.client.draw([], stands);
    });
  }

  /** Nobody at this browser has chosen anything at the table yet, nor seen how it began. */
  isBeginning(moves: Move[], situation: Situation): boolean {
    const mine = mineOf(situation);
    if (shell.pace === 'off' || document.hidden || situation.table.over || !mine.length || hasBegun(this.client.id)) return false;
    return moves.length <= BEGINNING && !moves.some((move) => mine.includes(move.seat));
  }

  end(): void {
    this.player.end();
    clearTimeout(this.fading);
  }

  /** The table is opened. At its beginning, what led to the first question waits to be shown as a scene. */
  private async arrive(told: Told): Promise<void> {
    if (!this.isBeginning(told.moves, told.situation)) {
      this.queue.shift();
      this.show(told, false);
      this.next();
      return;
    }
    noteBegun(this.client.id);
    this.frames = this.framesFor(told.situation);
    await Promise.race([this.frames.load(told.moves), pause(FRAMES_MS)]);
    const first = told.moves.find((move) => move.events.length > 0);
    const view = first && this.frames.at(first.seq, 0);
    this.behind = 1;
    this.client.situation = view ? { ...told.situation, view } : told.situation;
    this.next();
  }

  private next(): void {
    while (this.directions && !this.player.playing) {
      const told = this.queue.shift();
      if (!told) return;
      const { playing } = this.client;
      const beats = shell.pace === 'off' || document.hidden ? [] : beatsOf(told.moves, this.directions, playing);
      const last = beats.at(-1);
      // Whoever is to choose need not wait until they have read that it is their turn.
      const mine = last !== undefined && typeof last.turn === 'number' && playing.includes(last.turn);
      if (mine) beats.pop();
      const over = () => {
        this.show(told);
        if (mine) this.announce(last.turn);
      };
      if (beats.every((beat) => beat.known)) over();
      else this.begin(told.moves, beats, over);
    }
  }

  private begin(moves: Move[], beats: Beat[], over: () => void): void {
    const asked = this.frames;
    const frames = asked ?? this.framesFor(this.client.situation as Situation);
    const ready = asked ? undefined : Promise.race([frames.load(moves), pause(FRAMES_MS)]);
    this.frames = frames;
    this.behind = beats.length;
    this.player.play(beats, () => {
      frames.end();
      over();
      this.next();
    }, ready);
  }

  private showBeat(beat: Beat): void {
    const view = this.frames?.at(beat.seq, beat.last);
    const now = this.client.situation;
    this.behind = this.player.left;
    this.facing.acting = beat.seat ?? this.facing.acting;
    this.client.draw(beat.events, view && now ? { ...now, view } : null);
    if (beat.turn !== null) this.announce(beat.turn);
  }

  private show(told: Told, tell = true): void {
    this.clear(told.situation);
    this.client.show(told, tell);
  }

  /** Nothing of a scene is left but the bot that goes on: it is looked at while it thinks. */
  private clear({ decision, table }: Situation): void {
    this.frames = null;
    this.behind = 0;
    const { acting } = this.facing;
    if (acting !== null && decision?.seats.includes(acting) && table.seats[acting]?.bot) return;
    this.facing.end();
    this.announce(null);
  }

  private announce(turn: Turn | null): void {
    clearTimeout(this.fading);
    this.banner = turn === null ? null : { turn };
    this.fading = setTimeout(() => (this.banner = null), BANNER_MS);
  }

  private framesFor({ seat }: Situation): Frames {
    return new Frames((move) => api.getFrames(this.client.id, move.number, seat >= 0 ? seat : null, this.token));
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
