/** What the things of a game look like: the emblem and the hue of each, its tones, and the ground that it stands on. */
import type { Look } from '../side/looks';
import { chance, hash, type Pattern, type Stroke } from './patterns';

/** By id: the icon, the hue (an angle of oklch), and where it is greyed the share of colour that is left. */
export type Listed = Record<string, [icon: string, hue?: number, left?: number]>;

/** What a game brings in its `looks.json` before it has a board of its own. */
export interface PlainLooks {
  /** One colour: "you can choose this". */
  accent: { dark: string; light: string };
  /** Things and symbols; a name that ends in `_` holds for all whose ids begin with it. */
  things: Listed;
  /** By what it is that sides play: how they look wherever they are told apart. */
  sides?: Record<string, Look>;
}

/** The icon of a thing or a symbol, and its colour on both tables; null where it has none. */
export function emblemOf(id: string, { things }: PlainLooks): { icon: string; colour: string } | null {
  const family = Object.keys(things).filter((key) => key.endsWith('_') && `${id}_`.startsWith(key));
  const found = things[id] ?? things[family.sort((one, other) => other.length - one.length)[0] ?? ''];
  if (!found) return null;
  const [icon, hue = hash(id) % 360, left = 1] = found;
  const tone = (lightness: number, chroma: number) => `oklch(${lightness} ${(chroma * left).toFixed(3)} ${hue})`;
  return { icon, colour: `light-dark(${tone(0.5, 0.13)}, ${tone(0.8, 0.12)})` };
}

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
