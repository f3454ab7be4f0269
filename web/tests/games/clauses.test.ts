import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBook } from '../../src/lib/rules/book';

const GAMES = join(import.meta.dirname, '../../../src/tryptyk/games');
const GENERATED = join(import.meta.dirname, '../../src/generated');
const told = readdirSync(GENERATED).filter((game) => existsSync(join(GENERATED, game, 'clauses.json')));

describe('the clauses beside components', () => {
  it.each(told)('stand in the rule book (%s)', (game) => {
    const named = JSON.parse(readFileSync(join(GENERATED, game, 'clauses.json'), 'utf8')) as Record<string, Record<string, string[]>>;
    const book = readBook(readFileSync(join(GAMES, game, 'words/reference/en.md'), 'utf8'));
    const known = book.chapters.flatMap((chapter) => chapter.clauses.map((clause) => clause.id));
    const clauses = Object.values(named).flatMap((group) => Object.values(group).flat());
    expect(clauses.length).toBeGreaterThan(0);
    expect(clauses.filter((id) => !known.includes(id))).toEqual([]);
  });

  it('are typed nowhere in the client', () => {
    const folder = join(import.meta.dirname, '../../src');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith('generated'));
    expect(files.filter((name) => /'[A-Z]{2,}(?:-[A-Z]+)+-\d\d/.test(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
  });
});
