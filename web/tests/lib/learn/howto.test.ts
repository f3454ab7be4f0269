import { expect, it } from 'vitest';
import { readHowTo } from '../../../src/lib/learn/howto';

it('reads headings, paragraphs, lists and things', () => {
  const source = '## Goal\n\nBuild\na city.\n\n- one\n- two,\n  and more\n\n!things jade spark\n\n!anatomy card\n1. A price.\n2. A name.\n';
  expect(readHowTo(source)).toEqual([
    { kind: 'heading', text: 'Goal' },
    { kind: 'text', text: 'Build a city.' },
    { kind: 'list', items: ['one', 'two, and more'] },
    { kind: 'things', ids: ['jade', 'spark'] },
    { kind: 'anatomy', of: 'card', items: ['A price.', 'A name.'] },
  ]);
});
