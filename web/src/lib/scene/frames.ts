/** The views between two choices, as far as the server has given them. */
import type { Frames as Sent, Move } from '../../generated/schema';

type View = Record<string, unknown>;

export class Frames {
  private readonly views = new Map<number, View[]>();
  private ended = false;

  constructor(private readonly ask: (move: Move) => Promise<Sent>) {}

  /** Ask for those of these moves, one after another; gives the promise of the first. */
  load(moves: Move[]): Promise<void> {
    const [first, ...rest] = moves.filter((move) => move.events.length > 0);
    if (!first || this.ended) return Promise.resolve();
    const here = this.loadOne(first);
    void here.then(() => this.load(rest));
    return here;
  }

  /** How the board stood at an event of a move; undefined where nobody knows. */
  at(seq: number, place: number): View | undefined {
    return this.views.get(seq)?.[place];
  }

  end(): void {
    this.ended = true;
  }

  private async loadOne(move: Move): Promise<void> {
    // A scene goes on without them.
    const sent = await this.ask(move).catch(() => null);
    if (sent?.seq === move.seq) this.views.set(move.seq, whole(sent.frames));
  }
}

/** Of each view only the parts are sent that are not as in the one before. */
export function whole(frames: View[]): View[] {
  const views: View[] = [];
  for (const frame of frames) views.push({ ...views.at(-1), ...frame });
  return views;
}
