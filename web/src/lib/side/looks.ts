/** What tells the sides of a game apart at a glance: a colour and, since colour alone tells nothing, a shape. */
import type { SideInfo } from '../../generated/schema';

export const SHAPES = ['circle', 'diamond', 'triangle', 'square', 'star', 'hexagon'] as const;
export type Shape = (typeof SHAPES)[number];

/** The outline of each, on a field of 16 by 16. */
export const OUTLINES: Record<Shape, string> = {
  circle: 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13z',
  diamond: 'M8 .8L15.2 8L8 15.2L.8 8z',
  triangle: 'M8 1.2L15.2 14.4H.8z',
  square: 'M2 2h12v12H2z',
  star: 'M8 .6l2.2 4.9l5.3.6l-3.9 3.6l1.1 5.3L8 12.4L3.3 15l1.1-5.3L.5 6.1l5.3-.6z',
  hexagon: 'M8 .8l6.4 3.6v7.2L8 15.2l-6.4-3.6V4.4z',
};

export interface Look {
  colour: string;
  shape: Shape;
  /** A sign of its own, white on a ground that it can be read on; else the shape stands for it. */
  sign?: { icon: string; ground: string };
}

/** How a side looks by what it plays, where a game has that. */
export type Own = (side: string) => Look | undefined;

/** Each can be told from the table by night and by day. */
const COLOURS: Record<string, string> = {
  blue: '#4a7fd6',
  red: '#d0524a',
  green: '#3f9560',
  yellow: '#b98a12',
  purple: '#9868c9',
  orange: '#cf6f24',
  white: '#a9a4b3',
  black: '#5f5a6b',
};
const ORDER = ['blue', 'red', 'green', 'yellow', 'purple', 'orange'];

/** A side looks as the game says; one that is called after a colour (`blue`, `player_blue`) has it; the others take what is
 *  left, in order. */
export function looksOf(sides: Pick<SideInfo, 'side'>[], own: Own = () => undefined): Look[] {
  const named = sides.map(({ side }) => side.split('_').find((word) => word in COLOURS) ?? null);
  const left = ORDER.filter((colour) => !named.includes(colour));
  return named.map((colour, n) => own(sides[n]?.side ?? '') ?? {
    colour: COLOURS[colour ?? left.shift() ?? 'white'] as string,
    shape: SHAPES[n % SHAPES.length] as Shape,
  });
}

/** What each number that stands for a side is called after, as games count them: the seats, then whom nobody plays.
 *  Empty where several seats share a side. */
export function sideIds(sides: Pick<SideInfo, 'side' | 'seats'>[], seats: number): string[] {
  const played = Array.from({ length: seats }, (_, seat) => {
    const own = sides.find((side) => side.seats.includes(seat));
    return own && own.seats.length === 1 ? own.side : '';
  });
  return [...played, ...sides.filter((side) => !side.seats.length).map((side) => side.side)];
}

/** Whether people play against each other, or somebody against a side that nobody plays and that scores as they do. */
export function compete(sides: Pick<SideInfo, 'seats' | 'points'>[]): boolean {
  return sides.filter((side) => side.seats.length || side.points !== null).length > 1;
}
