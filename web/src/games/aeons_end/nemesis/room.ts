/**
 * How the cards of a row share its width: reckoned and not measured, for to measure a page would be laid out twice.
 * Words are shown whole or not at all. Beside its picture a card takes as much room as its words need; where there is
 * not enough for all, the pictures go, and where that is not enough either, the words.
 */

/** Of the small print (14 px), with some to spare. */
const LETTER = 6.8;
const SPACE = 3.4;
/** A picture and the gap beside it. */
const PICTURE = 114;
/** The edge around words without a picture; the figure beside their name, whose letters are broader. */
const EDGE = 14;
const FIGURE = 36;
const OF_NAME = 7.4;
/** Columns of words, as narrow and as broad as they can be read. */
const NARROWEST = 88;
const BROADEST = 320;
const STEP = 4;
/** A condition that is met by a finger is at least so high, with the gap above it. */
const TOUCHED = 52;
/** The ends of the row. */
const ENDS = 24;

/** How words are set: the gap between two cards, the height of a line, what stands above them, and what a condition that
 *  is to be met takes for its frame, in height and in width. */
interface Setting {
  gap: number;
  line: number;
  above: number;
  frame: number;
  inset: number;
}

/** Their headings have lines of their own. */
const BESIDE: Setting = { gap: 12, line: 17.4, above: 17.4, frame: 16.1 + 20, inset: 18 };
/** Under the name of the card, and all that stands in a paragraph goes on after its heading. */
const TOLD: Setting = { gap: 8, line: 16.8, above: 42, frame: 18, inset: 0 };

/** What stands on a card. */
export interface Words {
  name: string;
  heading: string;
  paragraphs: string[];
  /** How it can be discarded, with its heading apart. */
  condition: [heading: string, words: string] | null;
  /** It keeps its picture whatever happens. */
  pictured: boolean;
}

export type Look = 'beside' | 'told' | 'card';

/** How the cards look, and how wide each is; no width: as wide as it comes. */
export interface Plan {
  look: Look;
  widths: number[];
}

export function planOf(cards: Words[], { width, height }: { width: number; height: number }): Plan {
  const room = ({ gap }: Setting) => width - ENDS - gap * Math.max(0, cards.length - 1);
  const pictured = ({ paragraphs, condition }: Words) =>
    PICTURE + broad((column) => high(paragraphs, condition ? condition[1] : '', column, BESIDE) <= height);
  const beside = cards.map(pictured);
  if (sum(beside) <= room(BESIDE)) return { look: 'beside', widths: beside };
  const told = cards.map((words) => (words.pictured ? pictured(words) : EDGE + broad((column) => isTold(words, column, height))));
  if (sum(told) <= room(TOLD)) return { look: 'told', widths: told };
  return { look: 'card', widths: [] };
}

const sum = (figures: number[]) => figures.reduce((all, one) => all + one, 0);

/** The narrowest column in which words can be read whole. */
function broad(fits: (column: number) => boolean): number {
  for (let column = NARROWEST; column <= BROADEST; column += STEP) if (fits(column)) return column;
  return Infinity;
}

function isTold({ name, heading, paragraphs: [first = '', ...others], condition }: Words, column: number, height: number): boolean {
  const words = [`${heading} ${first}`, ...others];
  return linesOf(name, column - FIGURE, OF_NAME) <= 2 && high(words, condition?.join(' ') ?? '', column, TOLD) <= height;
}

function high(paragraphs: string[], condition: string, column: number, { line, above, frame, inset }: Setting): number {
  const told = paragraphs.reduce((lines, one) => lines + linesOf(one, column), 0);
  return above + told * line + (condition ? Math.max(TOUCHED, frame + linesOf(condition, column - inset) * line) : 0);
}

function linesOf(text: string, column: number, letter = LETTER): number {
  let lines = 1;
  let at = 0;
  for (const word of text.split(/\s+/)) {
    const long = word.length * letter;
    if (long > column) return Infinity;
    const further = at ? at + SPACE + long : long;
    if (further > column) lines += 1;
    at = further > column ? long : further;
  }
  return lines;
}
