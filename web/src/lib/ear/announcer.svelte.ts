/**
 * The voice of a table. All that it says goes through one live region to which paragraphs are only added
 * (`role=log`): what comes quickly one after another is heard in order, and the same words twice are heard twice, where a
 * text that is replaced would be swallowed. What happened and the question that follows are one paragraph, so that
 * neither interrupts the other.
 */
import type { Move, Situation } from '../../generated/schema';
import { byOthers } from '../table/log/moves';
import { t } from '../shell/shell.svelte';
import { asking } from '../table/prompt/asking';
import type { TableClient } from '../table/client/client.svelte';
import type { Texts } from '../words/texts';
import { lately, outcomes, question, since } from './saying';

/** A focus that moves is spoken at once and cuts off what was being said: so the voice lets it go first. What becomes
 *  known meanwhile is said in one breath. */
const PAUSE_MS = 150;
/** So many paragraphs stay for whoever reads them again; the log has the rest. */
const KEPT = 12;
/** What was asked for can be read, too, for so long at least, and longer if there is more of it. */
const SHOWN_MS = 4000;
const LETTER_MS = 60;

interface Paragraph {
  id: number;
  text: string;
}

export class Announcer {
  said = $state.raw<Paragraph[]>([]);
  /** The paragraph that was asked for by a key: it can be seen for a while. */
  shown = $state(-1);

  private count = 0;
  /** The log as far as it was told; null before the first time. */
  private told: Move[] | null = null;
  /** The question as it was told, and who was asked. */
  private asked = '';
  private known = '';
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private hiding: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly client: TableClient,
    /** The game in words; null until they are there. */
    private readonly words: () => Texts | null,
  ) {}

  /** Something may have changed at the table: it is told in a moment. */
  hear(): void {
    this.waiting ??= setTimeout(() => this.tell(), PAUSE_MS);
  }

  end(): void {
    clearTimeout(this.waiting);
    clearTimeout(this.hiding);
  }

  private tell(): void {
    this.waiting = undefined;
    const text = this.words();
    const { situation, moves, scenes: { behind }, mine } = this.client;
    if (!situation || !text) return;
    if (this.client.acts.inBatch) {
      this.hear();
      return;
    }
    const { lost, more } = this.news(situation, moves);
    const said = lost ? [t('ear-taken-back', { count: lost })] : [];
    said.push(...outcomes(more, text, t));
    if (byOthers(more, mine)) this.known = '';
    if (!behind) {
      const asked = this.question(situation, text);
      // Whoever only waits hears for whom, once; whoever is asked hears each question.
      const again = lost + more.length > 0 && situation.decision?.seats.some((seat) => mine.includes(seat));
      if (again || asked !== this.asked) said.push(this.question(situation, text, this.known));
      this.asked = asked;
      this.known = asking(situation, text, t, false).who;
    }
    this.told = moves;
    if (!said.length) return;
    this.shown = -1;
    this.add(said.join(' '));
  }

  /** A table that is opened tells how it began, and one that has been played at only what it asks. */
  private news(situation: Situation, moves: Move[]): { lost: number; more: Move[] } {
    if (this.told === null) return { lost: 0, more: situation.number === 0 ? moves : [] };
    return since(this.told, moves);
  }

  private question(situation: Situation, text: Texts, known = ''): string {
    const options = situation.table.over ? 0 : (situation.decision?.options.length ?? 0);
    return question(asking(situation, text, t, false), options, text, t, known);
  }

  /** Once more: what has happened since this person's last choice, and what is asked. */
  repeat(): void {
    const text = this.words();
    const { situation, moves, mine } = this.client;
    if (!situation || !text) return;
    this.read([...outcomes(lately(moves, mine), text, t), this.question(situation, text)].join(' '));
  }

  /** What was asked for is said, and can be read meanwhile. */
  read(text: string): void {
    this.add(text);
    this.shown = this.count;
    clearTimeout(this.hiding);
    this.hiding = setTimeout(() => (this.shown = -1), SHOWN_MS + LETTER_MS * text.length);
  }

  private add(text: string): void {
    this.count += 1;
    this.said = [...this.said.slice(1 - KEPT), { id: this.count, text }];
  }
}
