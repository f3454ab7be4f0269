import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { boards } from './scripts/boards.ts';
import { brotli } from './scripts/brotli.ts';
import { licences } from './scripts/licences.ts';
import { texts } from './scripts/texts.ts';

const server = 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte(), texts(), boards(), licences(), brotli()],
  resolve: {
    // For boards of games that live elsewhere: what they take from here.
    alias: { tryptyk: fileURLToPath(new URL('src', import.meta.url)) },
    dedupe: ['svelte'],
  },
  build: {
    outDir: '../src/tryptyk/server/static',
    emptyOutDir: true,
    // Fonts, sprites and texts stay files of their own: the content security policy allows no inlined fonts.
    assetsInlineLimit: 0,
    // The browser preloads with link elements; the policy forbids the inline helper for old browsers.
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: true,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
