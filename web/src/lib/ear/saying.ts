/** What is said of a table to whoever listens: what happened, in the log's own sentences, and then the question. */
import type { Move } from '../../generated/schema';
import { linesOf, type Line } from '../table/log/moves';
import type { Asking } from '../table/prompt/asking';
import type { Texts } from '../words/texts';

type Say = (key: string, values?: Record<string, string | number>) => string;

/** What a log has more than it had when it was last told, and how many choices it has lost since then. */
export function since(told: Move[], now: Move[]): { lost: number; more: Move[] } {
  let same = 0;
  while (same < told.length && told[same]?.seq === now[same]?.seq) same += 1;
  return { lost: told.length - same, more: now.slice(same) };
}

/** From the last choice of these seats on, or from the last one of which there is something to tell. */
export function lately(moves: Move[], mine: number[]): Move[] {
  let from = moves.findLastIndex((move) => mine.includes(move.seat) && !move.standing);
  if (from < 0) from = moves.length - 1;
  while (from > 0 && !linesOf(moves.slice(from)).length) from -= 1;
  return moves.slice(Math.max(0, from));
}

/** Moves in sentences; the same several times over is said once, with how often. */
export function outcomes(moves: Move[], text: Texts, t: Say): string[] {
  const rows: { said: string; count: number }[] = [];
  for (const line of linesOf(moves)) {
    const said = sentence(text.spoken(inWords(line, text, t)));
    const last = rows.at(-1);
    if (last?.said === said) last.count += 1;
    else rows.push({ said, count: 1 });
  }
  return rows.map(({ said, count }) => (count > 1 ? t('ear-times', { said, count }) : said));
}

const inWords = (line: Line, text: Texts, t: Say): string =>
  'note' in line ? t(line.note, { who: line.seat === null ? '' : text.seat(line.seat) }) : text.event(line.event);

/** Who is asked what, and among how many options. Whoever is asked again and again knows that it is they (`known`). */
export function question(asked: Asking, options: number, text: Texts, t: Say, known = ''): string {
  const who = asked.what && asked.who === known ? '' : asked.who;
  const said = [who, text.spoken(asked.what), options ? t('options-count', { count: options }) : ''];
  return said.filter(Boolean).map(sentence).join(' ');
}

/** A voice makes a pause where a sentence ends: headings and names have to end, too. */
export const sentence = (said: string): string => (/[.!?:;…]["”»)]?$/.test(said.trim()) ? said.trim() : `${said.trim()}.`);
