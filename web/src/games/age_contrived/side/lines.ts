/** The lines of the score sheet, as the rulebook has them. */
import type { SideView } from '../content';

/** A line: its key, its points and its clause. */
export type Line = [key: string, points: number, clause: string];

export const linesOf = (side: SideView): Line[] => side.lines;

/** The lines that any of some sheets has, in their order. */
export const lineKeys = (sheets: Line[][]): string[] => [...new Set(sheets.flatMap((lines) => lines.map(([key]) => key)))];

export const pointsOf = (lines: Line[], key: string): number => lines.find(([one]) => one === key)?.[1] ?? 0;
