/** Asking again while the server, or its database, is away. */
const FIRST_MS = 300;
const LONGEST_MS = 5_000;
/** About a minute. */
const TRIES = 15;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export class Patience {
  /** Hears when waiting begins, and when it is over. */
  told: (waiting: boolean) => void = () => undefined;
  private waiting = 0;

  constructor(
    /** How many milliseconds to wait at least after this went wrong; null: asking again would not help. */
    private readonly worthwhile: (error: unknown) => number | null,
    private readonly wait: (ms: number) => Promise<void> = pause,
  ) {}

  async ask<T>(once: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries += 1) {
      try {
        const answer = await once();
        if (tries > 0) this.count(-1);
        return answer;
      } catch (error) {
        const least = this.worthwhile(error);
        if (least === null || tries >= TRIES) {
          if (tries > 0) this.count(-1);
          throw error;
        }
        if (tries === 0) this.count(1);
        await this.wait(Math.max(least, Math.min(LONGEST_MS, FIRST_MS * 2 ** tries)));
      }
    }
  }

  private count(by: number): void {
    const before = this.waiting;
    this.waiting += by;
    if (before === 0 || this.waiting === 0) this.told(this.waiting > 0);
  }
}
