/** How a game came out: who has won, for whom that is what, and the points of each side line by line. */
import type { OutcomeInfo, ScoreLine, SideRank, SideScore } from '../../generated/schema';
import type { IconName } from '../icons/icons';
import type { Texts } from '../words/texts';

type Say = (key: string, values?: Record<string, string | number>) => string;

/** `decided`: somebody else's affair, or of several sides that one person plays. */
export type Verdict = 'won' | 'shared' | 'draw' | 'lost' | 'decided';

/** As much of an end as tells who has won: a list says no more. */
interface Ranked<S = SideRank> {
  sides: S[];
}

export const winners = <S extends SideRank>(outcome: Ranked<S>): S[] => outcome.sides.filter((side) => side.rank === 1);

const played = <S extends SideRank>(outcome: Ranked<S>): S[] => outcome.sides.filter((side) => side.seats.length > 0);

/** What the end is to whoever holds these seats; for spectators none. */
export function verdict(outcome: Ranked, mine: number[]): Verdict {
  const best = winners(outcome);
  if (best.length > 1 && best.length === outcome.sides.length) return 'draw';
  const sides = played(outcome);
  const own = sides.length === 1 ? sides : sides.filter((side) => side.seats.some((seat) => mine.includes(seat)));
  if (own.length !== 1) return 'decided';
  if (!best.includes(own[0] as SideRank)) return 'lost';
  return best.length > 1 ? 'shared' : 'won';
}

const MARKS: Record<Verdict, IconName> = { won: 'won', shared: 'won', draw: 'won', lost: 'lost', decided: 'log' };

/** Whoever comes in behind others has played a game to its end: only what all lose together is a grave matter. */
export const markOf = (found: Verdict, scored: boolean): IconName => (found === 'lost' && scored ? 'placed' : MARKS[found]);

/** The same in a few words; among several, by the place. */
export function verdictText(outcome: OutcomeInfo, mine: number[], text: Texts, t: Say): string {
  const found = verdict(outcome, mine);
  const own = outcome.sides.find((side) => side.seats.some((seat) => mine.includes(seat)));
  if (found === 'lost' && own && outcome.sides.length > 2) return t('end-placed', { rank: own.rank, count: outcome.sides.length });
  if (found !== 'decided') return t(`end-${found}`);
  const best = winners(outcome);
  return t('end-decided', { who: best.map((side) => sideName(side, text)).join(', '), count: best.length });
}

/** What the end means for the next game, in the game's own words (see `Messages.series`); empty outside a series. */
export function seriesText(
  setup: Record<string, unknown>, following: Record<string, unknown> | null, found: Verdict, text: Texts,
): string {
  if (following === null || !text.has('series-next')) return '';
  const result = found === 'shared' ? 'won' : found === 'decided' ? 'lost' : found;
  return text.format('series-next', { ...figures(setup, ''), ...figures(following, 'next_'), result });
}

/** What a step easier means, in a word: the first option of the set-up that has another value. */
export function easierName(setup: Record<string, unknown>, easier: Record<string, unknown>, text: Texts): string {
  const [id, value] = Object.entries(easier).find(([id, value]) => JSON.stringify(value) !== JSON.stringify(setup[id])) ?? [];
  if (id === undefined) return '';
  if (typeof value === 'string' && text.knows(value)) return text.name(value);
  const name = text.find(`setup-${id}`) ?? id.replaceAll('_', ' ');
  return typeof value === 'boolean' ? name : `${name} ${value}`;
}

/** What a text can say of a set-up: all but what each seat has of its own. */
function figures(setup: Record<string, unknown>, prefix: string): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const [id, value] of Object.entries(setup)) {
    if (typeof value === 'boolean') found[prefix + id] = value ? 'yes' : 'no';
    else if (typeof value === 'string' || typeof value === 'number') found[prefix + id] = value;
  }
  return found;
}

/** A side by the name that the game gives it, or by who sits there; one that nobody plays by what it plays this time. */
export function sideName(side: Pick<SideScore, 'side' | 'seats'>, text: Texts): string {
  const seats = side.seats.map((seat) => text.plain(text.seat(seat))).join(', ');
  if (!seats) return text.plain(text.side(side.side) ?? side.side);
  return text.find(`side-${side.side}`) ?? seats;
}

/** What a line of points is for. */
export const lineName = (key: string, text: Texts): string =>
  text.find(`score-${key}`) ?? text.find(`outcome-${key}`) ?? key.replaceAll('_', ' ');

/** Whether points tell more than who has won: people against each other, or more than a line for anybody. */
export const isScored = (outcome: OutcomeInfo): boolean =>
  played(outcome).length > 1 || outcome.sides.some((side) => side.lines.length > 1);

export interface ScoreRow {
  id: string;
  key: string;
  clause: string;
  /** For each side; null where it has no such line. */
  points: (number | null)[];
}

/** The lines of all sides below each other, as on a score pad. A key that a side has twice makes two rows. */
export function scoreRows({ sides }: OutcomeInfo): ScoreRow[] {
  const rows: ScoreRow[] = [];
  sides.forEach((side, column) => {
    let after = -1;
    for (const [line, id] of numbered(side.lines)) {
      let at = rows.findIndex((row) => row.id === id);
      if (at < 0) {
        at = after + 1;
        rows.splice(at, 0, { id, key: line.key, clause: line.clause, points: sides.map(() => null) });
      }
      (rows[at] as ScoreRow).points[column] = line.points;
      after = at;
    }
  });
  return rows;
}

function numbered(lines: ScoreLine[]): [ScoreLine, string][] {
  return lines.map((line, n) => {
    const before = lines.slice(0, n).filter((one) => one.key === line.key).length;
    return [line, `${line.key} ${before}`];
  });
}

/** What decided between sides with the same points: a row for each tie-breaker. */
export function tieRows({ sides }: OutcomeInfo): (number | null)[][] {
  const most = Math.max(0, ...sides.map((side) => side.ties.length));
  return Array.from({ length: most }, (_, n) => sides.map((side) => side.ties[n] ?? null));
}
