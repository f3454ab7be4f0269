/**
 * Beside each text of the build lies the same packed by Brotli, a seventh smaller than what the server packs by itself. It
 * takes too long to be done while somebody waits.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|json|svg)$/;

export function brotli(): Plugin {
  return {
    name: 'brotli',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.values(bundle).filter(({ fileName }) => TEXT.test(fileName))) {
        const content = file.type === 'chunk' ? file.code : file.source;
        writeFileSync(join(dir, `${file.fileName}.br`), brotliCompressSync(content));
      }
    },
  };
}
