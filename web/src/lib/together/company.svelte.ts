/** The others at a table: what they say and point at, and what is asked of them. */
import type { Plea, Said, Say, SeatInfo, Situation } from '../../generated/schema';
import * as api from '../server/api';
import { shell } from '../shell/shell.svelte';
import { ring } from '../shell/sounds';
import type { TableClient } from '../table/client/client.svelte';
import { notify } from './notifications';

export const PHRASES: Say['what'][] = ['hello', 'luck', 'thanks', 'praise', 'sorry', 'thinking', 'moment', 'yes', 'no', 'help'];

/** How long a word stays beside its name, and a finger on its thing. */
const HEARD_MS = 6000;
/** So many are shown at once. */
const SHOWN = 4;

interface Heard extends Said {
  id: number;
}

export class Company {
  /** What was said a moment ago. */
  heard = $state.raw<Heard[]>([]);
  /** This person is about to point at something: the next thing that is clicked is meant. */
  pointing = $state(false);
  private count = 0;
  private withdrawn: Plea | null = null;

  constructor(private readonly client: TableClient) {}

  /** The thing that somebody points at. */
  get pointed(): string | null {
    return this.heard.findLast((said) => said.thing)?.thing ?? null;
  }

  hear(said: Said): void {
    if (said.what === 'nudge') {
      if (said.to !== null && this.client.mine.includes(said.to)) this.remind(said.seat);
      return;
    }
    if (!shell.chat) return;
    const heard = { ...said, id: ++this.count };
    this.heard = [...this.heard, heard].slice(-SHOWN);
    setTimeout(() => (this.heard = this.heard.filter((one) => one !== heard)), HEARD_MS);
  }

  private remind(by: number): void {
    const text = shell.t('nudged', { who: this.named(by) });
    shell.say(text);
    if (shell.sound) ring();
    notify(text, this.client.id);
  }

  /** Say one of the words, point at a thing, or nudge somebody. */
  async say(what: Say['what'], more: Pick<Partial<Say>, 'thing' | 'to'> = {}): Promise<void> {
    const seat = this.client.mine[0];
    if (seat === undefined) return;
    try {
      await api.say(this.client.id, { seat, what, thing: null, to: null, ...more });
      if (what === 'nudge') shell.say(shell.t('nudge-done'));
    } catch (error) {
      shell.complain(error);
    }
  }

  // Who is away

  /** Ask for something about somebody who is away, or agree to it; or refuse or withdraw it. */
  async plead(what: Plea['what'], seat: number, agree = true): Promise<void> {
    this.withdrawn = agree ? null : (this.client.situation?.plea ?? null);
    await this.client.acts.ask(() => api.plead(this.client.id, what, seat, agree));
  }

  async letPropose(proposes: boolean): Promise<void> {
    await this.client.acts.ask(() => api.letPropose(this.client.id, proposes));
  }

  /** What has changed between people is said. */
  see(before: Situation, now: Situation): void {
    now.table.seats.forEach((seat, n) => {
      const key = changed(before.table.seats[n], seat);
      if (key) shell.say(shell.t(key, { who: this.named(n, now) }));
    });
    if (this.wasRefused(before, now)) shell.say(shell.t('plea-refused'));
  }

  private wasRefused({ plea }: Situation, now: Situation): boolean {
    if (!plea || now.plea || this.withdrawn === plea || !this.client.mine.includes(plea.by)) return false;
    const seat = now.table.seats[plea.seat];
    return seat?.present === false && (plea.what === 'stand-in' ? !seat.bot : !seat.invitation);
  }

  private named(seat: number, now = this.client.situation): string {
    return now?.table.seats[seat]?.name || shell.t('somebody');
  }
}

/** The message for what has become of a seat. */
function changed(before: SeatInfo | undefined, now: SeatInfo): string | null {
  if (!before || now.mine || (before.stand_in === null) === (now.stand_in === null)) return null;
  if (now.stand_in !== null) return 'stand-in-begins';
  return before.name === now.name ? 'stand-in-ends' : 'seat-taken-over';
}
