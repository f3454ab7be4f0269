/**
 * Whose work is in the build, under which licence, with its whole text: `licences.txt`, which lies beside the client and goes
 * wherever it goes. What code and letters are in it is found in the bundle; the icons come in by sprites. A package that
 * brings no text of its licence gets that of the same name in web/licences; where there is none, the build fails.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import drawn from '../src/lib/icons/icon-authors.json' with { type: 'json' };

interface About {
  name: string;
  version: string;
  license: string;
  homepage?: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const ICONS = '@iconify-json/game-icons';
const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const RULE = `\n${'='.repeat(80)}\n\n`;

export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const folders = new Set([join(root, 'node_modules', ICONS)]);
      for (const file of Object.values(bundle)) {
        for (const source of file.type === 'chunk' ? file.moduleIds : file.originalFileNames) {
          const folder = PACKAGE.exec(resolve(root, source))?.[1];
          if (folder) folders.add(folder);
        }
      }
      const sections = [...folders].sort().map(section);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: [own(), ...sections].join(RULE) });
    },
  };
}

const read = (...path: string[]): string => readFileSync(join(...path), 'utf8').trim();

function own(): string {
  return `${read(root, '..', 'NOTICE')}\n\n${read(root, '..', 'LICENSE')}\n`;
}

function section(folder: string): string {
  const about = JSON.parse(read(folder, 'package.json')) as About;
  const lines = [`${about.name} ${about.version}`, about.homepage ?? '', `Licence: ${about.license}`];
  if (about.name === ICONS) {
    const authors = [...new Set(Object.values(drawn))].sort();
    lines.push(`Icons of game-icons.net, made by ${authors.join(', ')}. They are tinted and composed here.`);
  }
  return `${lines.filter(Boolean).join('\n')}\n\n${text(folder, about.license)}\n`;
}

function text(folder: string, license: string): string {
  const brought = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name));
  if (brought) return read(folder, brought);
  const kept = join(root, 'licences', `${license}.txt`);
  if (!existsSync(kept)) throw new Error(`${folder} brings no text of its licence, and web/licences none of ${license}`);
  return read(kept);
}
