/** What this person would look for and cannot do. It is learned a moment after the question, and for that question only. */
import type { Refusals as Sent } from '../../../generated/schema';
import type { Refused } from '../../options';
import * as api from '../../server/api';
import { share } from '../../server/share';
import type { TableClient } from './client.svelte';

/** So much later than the question: the frame that shows a choice does not wait for it. */
const LEARN_MS = 120;

const NONE: Refused[] = [];

export class Refusals {
  /** As they were learned last. */
  private learned = $state.raw<Sent | null>(null);
  /** The state of the table for which they are being learned. */
  private learning: { seq: number; done: Promise<void> } | null = null;
  private later: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly client: TableClient) {}

  /** For the look of things: until a new question's refusals are there, those of the last. */
  get shown(): Refused[] {
    return (this.client.asked && this.learned?.refusals) || NONE;
  }

  /** The same for the question that stands, and for no other; null until it is known. */
  get known(): Refused[] | null {
    return this.learned && this.learned.seq === this.client.situation?.seq ? this.learned.refusals : null;
  }

  /** Learn what cannot be done now, and why. */
  learn(): Promise<void> {
    const seq = this.client.situation?.seq;
    if (seq === undefined || this.known) return Promise.resolve();
    if (this.learning?.seq !== seq) this.learning = { seq, done: this.request().finally(() => (this.learning = null)) };
    return this.learning.done;
  }

  /** A question is shown: what cannot be done is learned once that is drawn, if this person is asked. */
  learnSoon(): void {
    clearTimeout(this.later);
    if (this.client.asked) this.later = setTimeout(() => this.learn().catch(() => undefined), LEARN_MS);
  }

  end(): void {
    clearTimeout(this.later);
  }

  private async request(): Promise<void> {
    const found = await api.getRefusals(this.client.id);
    if (found.seq === this.client.situation?.seq) this.learned = share(this.learned, found);
  }
}
