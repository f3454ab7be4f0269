/**
 * Sprites of the icons that are used, from the game-icons set (CC BY 3.0): every name of the set that stands as a string
 * in an icons.ts (of the shell, src/lib/icons; of a game's cover, src/games/<id>) or in the looks.json of a game. One sprite is
 * the house's: the shell, the covers, and what several games share. What only one game shows is in a sprite of its own,
 * which nobody loads before that game.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const set = JSON.parse(readFileSync(join(root, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8'));
/** What is before a colon names a thing of the game, which may be called like an icon. */
const NAME = /["']([a-z0-9]+(?:-[a-z0-9]+)*)["'](?!\s*:)/g;
const HOUSE = 'house';

const icon = (name) => set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];

function named(file) {
  const path = join(root, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return [...text.matchAll(NAME)].map((match) => match[1]).filter(icon);
}

const folders = readdirSync(join(root, 'src/games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const games = folders.map((folder) => folder.name).sort();

/** By name, the sprite that it is in. */
const places = new Map(games.flatMap((game) => named(`src/games/${game}/icons.ts`)).map((name) => [name, HOUSE]));
for (const name of named('src/lib/icons/icons.ts')) places.set(name, HOUSE);
for (const game of games) {
  for (const name of new Set(named(`src/games/${game}/looks.json`))) places.set(name, places.has(name) ? HOUSE : game);
}

const sprites = Object.fromEntries([HOUSE, ...games].map((sprite) => [sprite, []]));
for (const [name, sprite] of [...places].sort(([one], [other]) => (one < other ? -1 : 1))) sprites[sprite].push(name);

for (const [sprite, names] of Object.entries(sprites)) {
  const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 512 512">${icon(name).body}</symbol>`);
  const folder = sprite === HOUSE ? '' : `${sprite}/`;
  write(`src/generated/${folder}icons.svg`, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`);
}
write('src/generated/icons.json', `${JSON.stringify(sprites)}\n`);

function write(file, text) {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}
