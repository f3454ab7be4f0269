/** What might have helped, once a game is lost: in a sentence or two, from what the table knows of it. */
import type { OutcomeInfo } from '../../generated/schema';
import type { Texts } from '../words/texts';
import { lineName, scoreRows, sideName } from './sides';

type Say = (key: string, values?: Record<string, string | number>) => string;

/** Where points decide: the line at which most was lost to who came first, and what the game says of it. */
export function gapLessons(outcome: OutcomeInfo, mine: number[], text: Texts, t: Say): string[] {
  const best = outcome.sides.findIndex((side) => side.rank === 1);
  const own = outcome.sides.findIndex((side) => side.seats.some((seat) => mine.includes(seat)));
  const winner = outcome.sides[best];
  if (!winner || own < 0) return [];
  const gaps = scoreRows(outcome).flatMap(({ key, points }) => {
    const [theirs, ours] = [points[best] ?? null, points[own] ?? null];
    // What only whom nobody plays can score is no lesson.
    if (theirs === null || (ours === null && !winner.seats.length)) return [];
    return [{ key, theirs, ours: ours ?? 0 }];
  });
  const most = gaps.sort((one, other) => other.theirs - other.ours - (one.theirs - one.ours))[0];
  if (!most || most.theirs <= most.ours) return [];
  const said = t('lesson-gap', { line: lineName(most.key, text), who: sideName(winner, text), theirs: most.theirs, ours: most.ours });
  const help = text.find(`score-${most.key}.help`);
  return help ? [said, help] : [said];
}
