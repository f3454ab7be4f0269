/** What things look like: icons and hues from `looks.json`, a pattern for each kind. */
import { Looks, type Listed } from '../../lib/art/looks';
import { cracks, facets, plates, rays, swirl, type Pattern } from '../../lib/art/patterns';
import { kindOf, ownKinds } from './content';
import json from './looks.json';

export const ABILITIES: Record<string, string> = json.abilities;
export const SIGNS = json.signs;

const PATTERNS: Record<string, Pattern> = {
  gem: facets,
  spell: swirl,
  relic: plates,
  corruption: swirl,
  attack: cracks,
  minion: cracks,
  power: cracks,
  nemesis: cracks,
};

export const looks = new Looks(
  json.things as unknown as Listed,
  SIGNS.unknown,
  (id) => PATTERNS[kindOf(id)] ?? (ownKinds().includes(kindOf(id)) ? cracks : rays),
);
