/** Texts (`*.ftl?raw`) go to the browser without their comments, which are for translators. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const TEXT = /\.ftl\?raw$/;
/** No pattern has such a line: what goes on in further lines is indented. */
const COMMENT = /^#.*\n?/gm;

export const texts = (): Plugin => ({
  name: 'texts',
  enforce: 'pre',
  load: (id) => (TEXT.test(id) ? `export default ${JSON.stringify(readFileSync(id.replace('?raw', ''), 'utf8').replace(COMMENT, ''))};` : null),
});
