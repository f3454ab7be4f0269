/** "How to play" as it is written (`words/howto/*.md`): headings, paragraphs, lists, things to be drawn, and drawings whose
 *  parts are numbered. */
export type Part =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'things'; ids: string[] }
  | { kind: 'anatomy'; of: string; items: string[] };

export function readHowTo(source: string): Part[] {
  const parts: Part[] = [];
  for (const block of source.split(/\n\s*\n/)) {
    const lines = block.trim().split('\n');
    const [first = ''] = lines;
    if (first.startsWith('## ')) parts.push({ kind: 'heading', text: first.slice(3) });
    else if (first.startsWith('!things ')) parts.push({ kind: 'things', ids: first.split(' ').slice(1) });
    else if (first.startsWith('!anatomy ')) parts.push({ kind: 'anatomy', of: first.split(' ')[1] ?? '', items: lines.slice(1).map(unnumbered) });
    else if (first.startsWith('- ')) parts.push({ kind: 'list', items: items(lines) });
    else if (first) parts.push({ kind: 'text', text: lines.join(' ') });
  }
  return parts;
}

const unnumbered = (line: string): string => line.replace(/^\d+\. /, '');

/** An item may go on in further lines. */
function items(lines: string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) found.push(line.slice(2));
    else found.push(`${found.pop() ?? ''} ${line.trim()}`);
  }
  return found;
}
