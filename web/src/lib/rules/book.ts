/** The rule reference: chapters of numbered clauses, as `reference/<language>.md` holds them. */
import type { Findable } from '../search/finder';

export interface Clause {
  id: string;
  text: string;
}

export interface Chapter {
  title: string;
  intro: string;
  clauses: Clause[];
}

export interface Book {
  title: string;
  intro: string;
  chapters: Chapter[];
}

const CLAUSE = /^- \*\*(.+?)\*\* (.+)$/;

export function readBook(source: string): Book {
  const book: Book = { title: '', intro: '', chapters: [] };
  for (const line of source.split('\n')) {
    const clause = CLAUSE.exec(line);
    const chapter = book.chapters.at(-1);
    if (line.startsWith('# ')) book.title = line.slice(2);
    else if (line.startsWith('## ')) book.chapters.push({ title: line.slice(3), intro: '', clauses: [] });
    else if (clause) chapter?.clauses.push({ id: clause[1] ?? '', text: clause[2] ?? '' });
    else if (line.trim()) {
      const part = chapter ?? book;
      part.intro = part.intro ? `${part.intro} ${line.trim()}` : line.trim();
    }
  }
  return book;
}

export interface Passage extends Findable {
  clause: Clause;
}

const NUMBERED = /^[A-Z]{2,}-[A-Z]+-\d+$/;

/** All that can be found in a book. A clause without a number explains the word that stands in its place. */
export function passages(book: Book): Passage[] {
  return book.chapters.flatMap(({ title, clauses }) =>
    clauses.map((clause) => {
      const { id, text } = clause;
      const found = NUMBERED.test(id) ? { name: '', number: id, text: `${id} ${text}` } : { name: id, text };
      return { ...found, heading: title, clause };
    }),
  );
}

/** A clause cut where it speaks of other clauses, so that they can be gone to. */
export function references(text: string): { text: string; clause: string | null }[] {
  return text.split(/\b([A-Z]{2,}-[A-Z]+-\d+)\b/).flatMap((part, n) => {
    if (!part) return [];
    return [{ text: part, clause: n % 2 ? part : null }];
  });
}
