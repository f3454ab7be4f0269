/**
 * One sprite of the icons that are used, from the game-icons set (CC BY 3.0): every name of the set that stands as a
 * string in an icons.ts of the shell (src/lib) or in the looks.json of a game (src/games/<id>).
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const set = JSON.parse(readFileSync(join(root, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8'));
/** What is before a colon names a thing of the game, which may be called like an icon. */
const NAME = /["']([a-z0-9]+(?:-[a-z0-9]+)*)["'](?!\s*:)/g;

const icon = (name) => set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];

const games = readdirSync(join(root, 'src/games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const folders = ['src/lib', ...games.map((game) => `src/games/${game.name}`)];
const files = folders.flatMap((folder) => [`${folder}/icons.ts`, `${folder}/looks.json`]);
const texts = files.map((file) => join(root, file)).filter(existsSync).map((file) => readFileSync(file, 'utf8'));
const named = texts.flatMap((text) => [...text.matchAll(NAME)].map((match) => match[1]));
const used = [...new Set(named)].filter(icon).sort();

const symbols = used.map((name) => `<symbol id="${name}" viewBox="0 0 512 512">${icon(name).body}</symbol>`);
write('src/generated/icons.svg', `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`);
write('src/generated/icons.json', `${JSON.stringify(used)}\n`);

function write(file, text) {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}
