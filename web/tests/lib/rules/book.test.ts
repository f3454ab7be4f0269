import { describe, expect, it } from 'vitest';
import { passages, readBook, references } from '../../../src/lib/rules/book';
import { apart, steps, ticks } from '../../../src/lib/end/plotting';

const BOOK = readBook(`# Zasady
Wstęp.

## Aktywacja
Co i kiedy.
- **AE-CAST-01** Zaklęcie działa z Bramy (zob. AE-BREACH-02).
- **AE-CAST-02** Obrażenia zadaje się wrogom.

## Słowniczek
- **Brama** Miejsce na Zaklęcie.
`);

describe('the rule reference', () => {
  it('has chapters of clauses', () => {
    expect(BOOK.title).toBe('Zasady');
    expect(BOOK.intro).toBe('Wstęp.');
    expect(BOOK.chapters.map((chapter) => [chapter.title, chapter.clauses.length])).toEqual([
      ['Aktywacja', 2],
      ['Słowniczek', 1],
    ]);
  });

  it('tells what words mean apart from what is numbered', () => {
    expect(passages(BOOK).map(({ name, heading }) => [name, heading])).toEqual([
      ['', 'Aktywacja'],
      ['', 'Aktywacja'],
      ['Brama', 'Słowniczek'],
    ]);
  });

  it('leads from clause to clause', () => {
    const text = BOOK.chapters[0]?.clauses[0]?.text ?? '';
    expect(references(text).filter((part) => part.clause).map((part) => part.clause)).toEqual(['AE-BREACH-02']);
  });
});

describe('plots', () => {
  it('go in steps', () => {
    const same = (value: number) => value;
    expect(steps([0, 1, 2, 3], [9, 9, 7, 7], same, same)).toBe('M0 9H2V7H3V7');
  });

  it('have round marks', () => {
    expect(ticks(60)).toEqual([0, 20, 40, 60]);
    expect(ticks(3)).toEqual([0, 1, 2, 3]);
  });

  it('keep labels apart and inside', () => {
    const placed = apart([50, 52, 52, 99], 10, 0, 100);
    const sorted = [...placed].sort((a, b) => a - b);
    expect(Math.max(...placed)).toBeLessThanOrEqual(100);
    sorted.slice(1).forEach((height, n) => expect(height - (sorted[n] ?? 0)).toBeGreaterThanOrEqual(10));
  });
});
