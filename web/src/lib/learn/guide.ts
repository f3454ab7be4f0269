/**
 * The guided first game: which step is told at a question, and how far the learner has come. What counts is what was
 * done, in whatever order: a choice of any step that is still to come is made when it is made, and a step that was left
 * behind is told again as soon as what it leads to is on offer. A learner who goes their own way is let go: where no
 * step fits, the guide waits, and goes on as soon as the game asks something that a later one speaks of.
 */
import type { Asked, Guide, Step } from '../../generated/schema';
import type { Option } from '../game';
import { isAmong, sameOption } from '../options';

/** How far the learner was after so many choices: the step that comes next, and the choices of all steps that are over. */
export interface Mark {
  number: number;
  step: number;
  made: Place[];
}

/** Where a choice stands in the guide: the number of its step, and its own there. */
type Place = readonly [number, number];

/** A step at a question: its number, and what it leads to of what is on offer; nothing where it is only to be read. */
export interface Told {
  step: Step;
  at: number;
  options: Option[];
}

export const START: Mark = { number: 0, step: 0, made: [] };

type Question = Pick<Asked, 'kind' | 'options'>;

const isMade = ({ made }: Mark, step: number, n: number): boolean => made.some(([one, other]) => one === step && other === n);

/** What a step still leads to. */
const left = (guide: Guide, mark: Mark, at: number): Option[] => guide.step[at]?.choose.filter((_, n) => !isMade(mark, at, n)) ?? [];

function tell(guide: Guide, mark: Mark, at: number, question: Question): Told | null {
  const step = guide.step[at];
  if (step?.kind !== question.kind) return null;
  const options = left(guide, mark, at).filter((option) => isAmong(option, question.options));
  return options.length || !step.choose.length ? { step, at, options } : null;
}

/** The mark with which a question is met: the same, or that of a later step if the game has gone on to another kind. */
export function meet(guide: Guide, mark: Mark, question: Question): Mark {
  const step = guide.step[mark.step];
  if (!step || step.kind === question.kind) return mark;
  const later = guide.step.findIndex((_, n) => n > mark.step && tell(guide, mark, n, question));
  return later < 0 ? mark : { ...mark, step: later };
}

/** The step to be told now: one that was left behind, or the next; null while none fits. */
export function toldAt(guide: Guide, mark: Mark, question: Question): Told | null {
  for (let at = 0; at <= mark.step; at++) {
    const told = tell(guide, mark, at, question);
    if (told && (at === mark.step || told.options.length)) return told;
  }
  return null;
}

/** A step is over without its choices: it was read, or is left out. */
export function pass(guide: Guide, mark: Mark, at: number): Mark {
  const rest = guide.step[at]?.choose.flatMap((_, n): Place[] => (isMade(mark, at, n) ? [] : [[at, n]])) ?? [];
  const made = [...mark.made, ...rest];
  return goOn(guide, { ...mark, made, step: mark.step + (at === mark.step ? 1 : 0) });
}

/** How far the learner is after a choice. */
export function follow(guide: Guide, mark: Mark, number: number, option: Option): Mark {
  for (const [at, { choose }] of guide.step.entries()) {
    const n = choose.findIndex((one, place) => !isMade(mark, at, place) && sameOption(one, option));
    if (n < 0) continue;
    let { step } = mark;
    while (step < at && guide.step[step]?.choose.length === 0) step++; // unread, and overtaken
    return goOn(guide, { number, step, made: [...mark.made, [at, n]] });
  }
  return { ...mark, number };
}

/** Past steps of which everything was chosen already. */
function goOn(guide: Guide, mark: Mark): Mark {
  let { step } = mark;
  while (guide.step[step]?.choose.length && !left(guide, mark, step).length) step++;
  return { ...mark, step };
}

/** The marks that still hold when the table is back at so many choices. */
export function rewind(marks: Mark[], number: number): Mark[] {
  const kept = marks.filter((mark) => mark.number <= number);
  return kept.length ? kept : [START];
}
