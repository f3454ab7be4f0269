/** Plays beats one after another. It knows neither tables nor boards, and its time is that of a clock. */
import type { Beat } from './beats';

export interface Clock {
  later: (act: () => void, ms: number) => unknown;
  forget: (timer: unknown) => void;
}

export const browserClock: Clock = {
  later: (act, ms) => setTimeout(act, ms),
  forget: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

interface Hands {
  show: (beat: Beat) => void;
  time: (beat: Beat) => number;
  /** What all of it may take together. */
  most: () => number;
}

export class Player {
  /** What is being shown. */
  beat = $state.raw<Beat | null>(null);
  /** So many beats are left with it. */
  left = $state(0);

  private rest: Beat[] = [];
  private over: (() => void) | null = null;
  private timer: unknown;
  private share = 1;

  constructor(private readonly hands: Hands, private readonly clock: Clock = browserClock) {}

  get playing(): boolean {
    return this.over !== null;
  }

  /** Begin as soon as it is `ready`; `over` is called once, however it ends. */
  play(beats: Beat[], over: () => void, ready: Promise<unknown> = Promise.resolve()): void {
    this.rest = [...beats];
    this.left = beats.length;
    this.over = over;
    const begin = () => {
      if (this.over !== over) return;
      const whole = beats.reduce((sum, beat) => sum + this.hands.time(beat), 0);
      this.share = Math.min(1, this.hands.most() / Math.max(1, whole));
      this.goOn();
    };
    ready.then(begin, begin);
  }

  goOn(): void {
    this.clock.forget(this.timer);
    while (this.over) {
      const beat = this.rest.shift();
      if (!beat) {
        this.skip();
        return;
      }
      this.left = this.rest.length + 1;
      this.hands.show(beat);
      const ms = this.hands.time(beat) * this.share;
      if (ms === 0) continue;
      this.beat = beat;
      this.timer = this.clock.later(() => this.goOn(), ms);
      return;
    }
  }

  /** Leave out the rest. */
  skip(): void {
    const { over } = this;
    this.end();
    over?.();
  }

  /** Nobody looks any more. */
  end(): void {
    this.clock.forget(this.timer);
    this.rest = [];
    this.left = 0;
    this.beat = null;
    this.over = null;
  }
}
