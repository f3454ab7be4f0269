/** What has happened since the automa's card was revealed: the view has only how things stand, and panels come and go. */
import type { LiveEvent, Option } from '../../../lib/game';
import { remembered } from './automaTurn';

export class Told {
  /** In their order, from the card that is active on; empty where nobody has seen it come. */
  events = $state.raw<Option[]>([]);
  private last: number;

  /** Beginning with what had happened before anybody looked. */
  constructor(past: LiveEvent[] = []) {
    this.events = remembered([], past.map(({ event }) => event));
    this.last = past.at(-1)?.id ?? -1;
  }

  /** What is told with a view, and the card that is active in it. */
  hear(live: LiveEvent[], card: string | null): void {
    const newest = live.at(-1)?.id;
    if (newest !== undefined && newest !== this.last) {
      // Somebody goes back in a replay: what came later has not happened.
      const known = newest < this.last ? [] : this.events;
      const news = newest < this.last ? live : live.filter(({ id }) => id > this.last);
      this.events = remembered(known, news.map(({ event }) => event));
      this.last = newest;
    }
    const revealed = this.events.find(([kind]) => kind === 'automa-card');
    if (revealed && revealed[1] !== card) this.events = [];
  }
}
