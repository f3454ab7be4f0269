/** Which spot of the map an option or a refusal belongs to: what is drawn there can be chosen by it. */
import { keyOf, type Option } from '../../../lib/options';
import { SECTIONS, type Says } from '../content';

/** What a question is about decides where some of its options lie. */
export interface About {
  kind: string | null;
  about: (string | number)[];
}

export const at = {
  /** A space or a damaged path. */
  place: (id: string) => `place:${id}`,
  region: (id: string) => `region:${id}`,
  space: (monument: string, slot: number) => `space:${monument}:${slot}`,
  section: (monument: string) => `section:${monument}`,
  reward: (monument: string) => `reward:${monument}`,
  token: (id: string) => `token:${id}`,
  zone: (monument: string) => `zone:${monument}`,
  bound: (monument: string, energy: string) => `bound:${monument}:${energy}`,
  pillar: (id: string) => `pillar:${id}`,
  figure: 'figure',
};

/** The monument whose section is shared or cleared. */
function monumentOf({ kind, about }: About): string {
  const [first = ''] = about;
  return kind === 'share' ? (SECTIONS[first]?.monument ?? '') : `${first}`;
}

/** Null for what does not lie on the map. */
export function spotOf(option: Option, asked: About): string | null {
  const [verb, ...rest] = option;
  const [one = '', two = '', three = ''] = rest.map(String);
  switch (verb as Says['verb']) {
    case 'step':
    case 'skip':
    case 'to_space':
    case 'face':
    case 'copy':
    case 'bridge':
      return at.place(one);
    case 'draft':
      return at.place(two);
    case 'to_region':
      return at.region(one);
    case 'build':
      return at.space(two, Number(three));
    case 'lift':
    case 'from_section':
      return at.space(one, Number(two));
    case 'set_apart':
    case 'activate':
    case 'exhaust':
      return asked.kind === 'set_apart' || asked.kind === 'clear' ? at.space(monumentOf(asked), Number(two)) : null;
    case 'resolve':
    case 'patron_build':
      return at.section(one);
    case 'energy':
      return at.reward(monumentOf(asked));
    case 'token':
    case 'benefit':
      return at.token(one);
    case 'bind':
    case 'to_monument':
      return at.zone(one);
    case 'from_bound':
    case 'shift_bound':
      return at.bound(one, two);
    case 'bind_pillar':
    case 'to_pillar':
    case 'from_pillar':
    case 'shift_pillar':
      return at.pillar(one);
    case 'go':
      return one === 'character' ? at.figure : null;
    case 'conduits':
      return one === 'boot' ? at.figure : null;
    case 'move':
      return two === 'character' ? at.figure : null;
    case 'step_after_bind':
    case 'teleport':
      return at.figure;
    default:
      return null;
  }
}

/** Options by the spots that they lie on, each once. */
export function gathered(options: Option[], asked: About): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  const known = new Set<string>();
  for (const option of options) {
    const spot = spotOf(option, asked);
    if (!spot || known.has(keyOf(option))) continue;
    known.add(keyOf(option));
    found.set(spot, [...(found.get(spot) ?? []), option]);
  }
  return found;
}

/** How far around each of these fingers reach it: half way to the next, and no further than `most`. */
export function reaches(spots: { id: string; x: number; y: number }[], most: number): Map<string, number> {
  return new Map(
    spots.map(({ id, x, y }) => {
      const nearest = Math.min(...spots.filter((other) => other.id !== id).map((other) => Math.hypot(other.x - x, other.y - y)));
      return [id, Math.min(most, nearest / 2)];
    }),
  );
}
