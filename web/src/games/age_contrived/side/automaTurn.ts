/** How far the automa is with its card, as its events tell it: they come in the order of the card. */
import type { Option } from '../../../lib/game';
import { wordOf } from '../../../lib/options';
import type { Says } from '../content';

type Kind = Says['event'];
export type StepState = 'waits' | 'done' | 'skipped';

export interface AutomaTurn {
  /** Which turn the card has come to; null while that is not known. */
  type: 'convey' | 'action' | null;
  /** So many pairs of its arrows were carried out. */
  arrows: number;
  /** Of its actions, from the top. */
  steps: StepState[];
  /** What it told last, with the reason for it. */
  reason: Option | null;
}

const kindOf = (event: Option): Kind => wordOf<Kind>(event);

/** Of some events those of the automa's latest turn; none where no card has been revealed among them. */
export function latestTurn(events: Option[]): Option[] {
  const begin = events.findLastIndex((event) => kindOf(event) === 'automa-card');
  if (begin < 0) return [];
  const end = events.findIndex((event, n) => n > begin && kindOf(event) === 'turn');
  return events.slice(begin, end < 0 ? undefined : end);
}

/** What events tell of a turn with a card of so many actions. */
export function turnOf(events: Option[], actions: number): AutomaTurn {
  const turn = latestTurn(events);
  const steps: StepState[] = Array.from({ length: actions }, () => 'waits');
  let next = 0;
  let type: AutomaTurn['type'] = null;
  let arrows = 0;
  for (const event of turn) {
    const kind = kindOf(event);
    if (kind === 'automa-must-convey') type = 'convey';
    else if (kind === 'automa-must-act') type = 'action';
    else if (kind === 'automa-criterion') type = event[4] === 'convey' ? 'convey' : 'action';
    else if (kind === 'automa-arrows') arrows += 1;
    // What comes after the card's own actions is no line of it (WS-ACT-07).
    else if (kind === 'automa-free-action') next = actions;
    else if ((kind === 'automa-action' || kind === 'automa-skips') && next < actions) {
      steps[next] = kind === 'automa-action' ? 'done' : 'skipped';
      next += 1;
    }
  }
  return { type, arrows, steps, reason: newestReason(events) };
}

/** The last thing that the automa told of itself, beside which card it has revealed, and that conduits give nothing. */
export const newestReason = (events: Option[]): Option | null =>
  events.findLast((event) => {
    const kind = kindOf(event);
    if (kind === 'automa-conduits') return event.slice(1).some((amount) => Number(amount) > 0);
    return kind.startsWith('automa-') && kind !== 'automa-card';
  }) ?? null;

/** What is remembered of events: those since the card that is active was revealed, and that one. */
export const remembered = (known: Option[], news: Option[]): Option[] => {
  const all = [...known, ...news];
  const begin = all.findLastIndex((event) => kindOf(event) === 'automa-card');
  return begin < 0 ? all.slice(-40) : all.slice(begin);
};
