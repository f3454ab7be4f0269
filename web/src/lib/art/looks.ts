/** What the things of a game look like: the emblem and the hue of each, its tones, and the ground that it stands on. */
import { chance, hash, type Pattern, type Stroke } from './patterns';

/** By id: the icon, the hue (an angle of oklch), and where it is greyed the share of colour that is left. */
export type Listed = Record<string, [icon: string, hue?: number, left?: number]>;

export class Looks {
  private readonly grounds = new Map<string, Stroke[]>();

  /** A thing that is not listed has the icon `unknown` and a hue made from its id. */
  constructor(
    private readonly things: Listed,
    private readonly unknown: string,
    private readonly patternOf: (id: string) => Pattern,
  ) {}

  icon(id: string): string {
    return this.things[id]?.[0] ?? this.unknown;
  }

  hue(id: string): number {
    return this.things[id]?.[1] ?? hash(id) % 360;
  }

  /** A tone of the thing: lightness 0-1 and chroma as oklch has them. */
  tint(id: string, lightness: number, chroma: number, shift = 0): string {
    const left = this.things[id]?.[2] ?? 1;
    return `oklch(${lightness} ${(chroma * left).toFixed(3)} ${this.hue(id) + shift})`;
  }

  /** The pattern of a thing's ground on a field of 100 by 100. */
  ground(id: string): Stroke[] {
    let found = this.grounds.get(id);
    if (!found) {
      found = this.patternOf(id)(chance(id)).filter((stroke) => stroke.d);
      this.grounds.set(id, found);
    }
    return found;
  }
}
