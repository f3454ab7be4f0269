/**
 * Where an icon is: in the sprite of the house, or in that of the one game that shows it (see scripts/icons.mjs). A browser
 * loads a sprite when the first icon of it is drawn.
 */
import names from '../../generated/icons.json';

const HOUSE = 'house';
const sprites: Record<string, string> = import.meta.glob(['../../generated/icons.svg', '../../generated/*/icons.svg'], {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const addressOf = (sprite: string): string | undefined => sprites[`../../generated/${sprite === HOUSE ? '' : `${sprite}/`}icons.svg`];
const places = new Map(Object.entries(names).flatMap(([sprite, icons]) => icons.map((icon) => [icon, sprite])));

export const iconAt = (name: string): string => `${addressOf(places.get(name) ?? HOUSE)}#${name}`;

/** All that are used, by their names. */
export const ICON_NAMES: string[] = [...places.keys()].sort();

/** The icons of a game come with the rest of it, before the first is drawn. */
export function fetchIcons(game: string): void {
  const address = addressOf(game);
  // Whatever goes wrong with it here is tried again where an icon is drawn.
  if (address) fetch(address).catch(() => undefined);
}
