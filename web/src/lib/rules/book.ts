/** The rule reference: chapters of numbered clauses, as `rules/<language>.md` holds them, and searching it. */
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

/** Small letters without accents: "zaklecie" finds "Zaklęcie". */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}

/** The chapters with only those clauses that hold all words of the query. */
export function search(book: Book, query: string): Chapter[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (!words.length) return book.chapters;
  const fits = (clause: Clause) => {
    const text = fold(`${clause.id} ${clause.text}`);
    return words.every((word) => text.includes(word));
  };
  return book.chapters
    .map((chapter) => ({ ...chapter, clauses: chapter.clauses.filter(fits) }))
    .filter((chapter) => chapter.clauses.length);
}

/** A clause cut where it speaks of other clauses, so that they can be gone to. */
export function references(text: string): { text: string; clause: string | null }[] {
  return text.split(/\b([A-Z]{2,}-[A-Z]+-\d+)\b/).flatMap((part, n) => {
    if (!part) return [];
    return [{ text: part, clause: n % 2 ? part : null }];
  });
}
