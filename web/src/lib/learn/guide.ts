/**
 * The guided first game: which step is told at a question, and how far the learner has come. A learner who goes their
 * own way is let go: a step that no longer fits waits, and gives way as soon as the game asks something that a later
 * one speaks of.
 */
import type { Asked, Guide, Step } from '../../generated/schema';
import type { Option } from '../game';
import { isAmong, sameOption } from '../options';

/** How far the learner was after so many choices: steps that are over, and choices made within the next. */
export interface Mark {
  number: number;
  step: number;
  made: number;
}

export const START: Mark = { number: 0, step: 0, made: 0 };

type Question = Pick<Asked, 'kind' | 'options'>;

/** What a step wants chosen next; null where it is only to be read. */
export const wanted = (step: Step, made: number): Option | null => step.choose[made] ?? null;

function fits(step: Step, made: number, question: Question): boolean {
  const option = wanted(step, made);
  return step.kind === question.kind && (!option || isAmong(option, question.options));
}

/** The mark with which a question is met: the same, or that of a later step if the game has gone on to another kind. */
export function meet(guide: Guide, mark: Mark, question: Question): Mark {
  const step = guide.step[mark.step];
  if (!step || step.kind === question.kind) return mark;
  const later = guide.step.findIndex((one, n) => n > mark.step && fits(one, 0, question));
  return later < 0 ? mark : { ...mark, step: later, made: 0 };
}

/** The step to be told now; null while none fits. */
export function toldAt(guide: Guide, mark: Mark, question: Question): Step | null {
  const step = guide.step[mark.step];
  return step && fits(step, mark.made, question) ? step : null;
}

/** One step further without a choice: it was read, or is left out. */
export const pass = (mark: Mark): Mark => ({ ...mark, step: mark.step + 1, made: 0 });

/** How far the learner is after a choice. */
export function follow(guide: Guide, mark: Mark, number: number, option: Option): Mark {
  let { step, made } = mark;
  while (guide.step[step]?.choose.length === 0) step++; // unread, and overtaken
  const now = guide.step[step];
  const next = now && wanted(now, step === mark.step ? made : 0);
  if (!now || !next || !sameOption(next, option)) return { ...mark, number };
  made = (step === mark.step ? made : 0) + 1;
  return made === now.choose.length ? { number, step: step + 1, made: 0 } : { number, step, made };
}

/** The marks that still hold when the table is back at so many choices. */
export function rewind(marks: Mark[], number: number): Mark[] {
  const kept = marks.filter((mark) => mark.number <= number);
  return kept.length ? kept : [START];
}
