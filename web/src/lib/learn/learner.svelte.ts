/** Whoever plays the guided first game at a table. How far they are is remembered by this browser. */
import type { Asked, Guide, Move } from '../../generated/schema';
import { loadGuide } from '../games/loading';
import { remember, remembered } from '../shell/memory';
import { follow, meet, pass, rewind, START, toldAt, type Mark, type Told } from './guide';

const KEY = 'learning';

interface Kept {
  table: string;
  marks: Mark[];
}

/** The table becomes the one at which this person learns. */
export const learnAt = (table: string): void => keep({ table, marks: [START] });

export class Learner {
  private guide = $state.raw<Guide | null>(null);
  private marks = $state.raw<Mark[]>([]);

  constructor(private readonly table: string) {
    const kept = known();
    if (kept?.table === table) this.marks = kept.marks;
  }

  get learning(): boolean {
    return this.marks.length > 0;
  }

  get count(): number {
    return this.guide?.step.length ?? 0;
  }

  /** How many steps lie behind. */
  get passed(): number {
    return this.at.step;
  }

  async load(game: string): Promise<void> {
    if (this.learning) this.guide = await loadGuide(game);
  }

  private get at(): Mark {
    return this.marks.at(-1) ?? START;
  }

  /** The step to be told at a question, and what it leads to. */
  told(question: Asked | null): Told | null {
    if (!this.guide || !this.learning || !question?.options.length) return null;
    return toldAt(this.guide, meet(this.guide, this.at, question), question);
  }

  /** The table stands after these choices now; a question may have made steps obsolete. */
  see(moves: Move[], number: number, question: Asked | null): void {
    const { guide } = this;
    if (!guide || !this.learning) return;
    const marks = rewind(this.marks, number);
    const known = marks.at(-1)?.number ?? 0;
    for (const move of moves) {
      if (move.number > known) marks.push(follow(guide, marks.at(-1) ?? START, move.number, move.option));
    }
    if (question?.options.length) marks.push(meet(guide, { ...(marks.pop() ?? START) }, question));
    this.set(marks);
  }

  /** The step was read, or is left out. */
  next(question: Asked | null): void {
    const { guide } = this;
    if (!guide) return;
    const mark = question ? meet(guide, this.at, question) : this.at;
    const at = this.told(question)?.at ?? mark.step;
    this.set([...this.marks.slice(0, -1), pass(guide, mark, at)]);
    if (this.at.step >= guide.step.length) this.leave();
  }

  leave(): void {
    this.marks = [];
    keep(null);
  }

  private set(marks: Mark[]): void {
    this.marks = marks;
    keep({ table: this.table, marks });
  }
}

function known(): Kept | null {
  try {
    const kept = JSON.parse(remembered(KEY) ?? 'null') as Kept | null;
    // What an earlier client wrote is found out again from the moves.
    return kept && !kept.marks.every(({ made }) => Array.isArray(made)) ? { ...kept, marks: [START] } : kept;
  } catch {
    return null; // not written by us
  }
}

const keep = (kept: Kept | null): void => remember(KEY, kept && JSON.stringify(kept));
