/**
 * Boards of games that live outside `src/games`. TRYPTYK_BOARDS names the folders of their packages, with commas and from
 * the repository's root; each brings a `web/index.ts`, and its id is the folder's name. `virtual:boards` has their loaders:
 * none, unless somebody asks for them, so that nothing of the tests' game is built into the client that people are given.
 */
import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ID = 'virtual:boards';

function loader(folder: string): string {
  const module = resolve(ROOT, folder, 'web/index.ts');
  if (!existsSync(module)) throw new Error(`TRYPTYK_BOARDS names ${folder}, and there is no ${module}.`);
  const path = JSON.stringify(module);
  return `${JSON.stringify(basename(folder))}: () => import(${path}).then((module) => module.default)`;
}

export function boards(named = process.env.TRYPTYK_BOARDS ?? ''): Plugin {
  const folders = named.split(',').map((folder) => folder.trim()).filter(Boolean);
  return {
    name: 'boards',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export default { ${folders.map(loader).join(', ')} };` : null),
  };
}
