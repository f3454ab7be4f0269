/** How much room words take, reckoned and not measured: to measure, a page would be laid out twice. */

/** Of the small print (14 px), with some to spare. */
const LETTER = 7;
const LINE = 17.6;
/** The heading, the frame of a condition, the gaps between them. */
const APART = 10;

/** Whether paragraphs, the last of them perhaps a condition in a frame, can be read whole under a heading. */
export function fits(paragraphs: string[], { width, height }: { width: number; height: number }): boolean {
  const lines = paragraphs.map((words) => Math.ceil((words.length * LETTER) / Math.max(1, width - APART)) + 0.5);
  const sum = lines.reduce((all, one) => all + one, 1);
  return sum * LINE + APART <= height;
}
