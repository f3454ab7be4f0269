import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { passages, readBook, type Passage } from '../../../src/lib/rules/book';
import { Finder } from '../../../src/lib/search/finder';
import { fold, NO_FORMS, reducer, type Words } from '../../../src/lib/search/forms';
import type { Language } from '../../../src/lib/words/texts';

const GAMES = join(import.meta.dirname, '../../../../src/tryptyk/games');
const GENERATED = join(import.meta.dirname, '../../../src/generated');
const finders = new Map<string, Finder<Passage>>();

const words = (game: string) => JSON.parse(readFileSync(join(GENERATED, game, 'search.json'), 'utf8')) as Words;

/** The rule book that people read. */
function book(game: string, language: Language): Finder<Passage> {
  const key = `${game} ${language}`;
  let finder = finders.get(key);
  if (!finder) {
    const source = readFileSync(join(GAMES, game, 'words/reference', `${language}.md`), 'utf8');
    finder = new Finder(passages(readBook(source)), language, words(game));
    finders.set(key, finder);
  }
  return finder;
}

const find = (game: string, language: Language, query: string) => book(game, language).find(query).map(({ clause }) => clause.id);

describe('how to win', () => {
  const GOALS: [string, string][] = [['aeons_end', 'AE-END-02'], ['bonfire', 'BF-SCORE-12'], ['age_contrived', 'WC-SCOR-10']];
  const QUESTIONS: Record<Language, string[]> = {
    en: ['how to win', 'How do I win?', 'goal', 'winning', 'the aim of the game', 'victory', 'jak wygrać'],
    pl: ['jak wygrać', 'Jak się wygrywa?', 'cel gry', 'zwycięstwo', 'jak wygrac', 'kto wygrywa', 'how to win'],
  };
  for (const [game, clause] of GOALS) {
    for (const language of ['en', 'pl'] as const) {
      it.each(QUESTIONS[language])(`${game} in ${language}: %s`, (query) => {
        const found = find(game, language, query);
        expect(found[0]).toMatch(/^goal$|^cel gry/);
        expect(found.slice(0, 12)).toContain(clause);
      });
    }
  }
});

describe('forms of a word find the same', () => {
  const FORMS: [string, Language, string][] = [
    ['aeons_end', 'pl', 'brama bramy bramę bramie bramami Bramach'],
    ['aeons_end', 'pl', 'ładunek ładunki ładunków ladunkami'],
    ['aeons_end', 'pl', 'zaklęcie zaklęcia zaklęć zaklecie zaklęciami'],
    ['aeons_end', 'pl', 'tasować tasuje potasować'],
    ['aeons_end', 'en', 'breach breaches'],
    ['aeons_end', 'en', 'charge charges'],
    ['aeons_end', 'en', 'shuffle shuffling shuffled'],
    ['bonfire', 'pl', 'ognisko ogniska ognisk ogniskiem'],
    ['bonfire', 'pl', 'strażniczka strażniczki strażniczkę'],
    ['bonfire', 'en', 'guardian guardians'],
    ['age_contrived', 'pl', 'most mosty mostów mostu'],
    ['age_contrived', 'pl', 'osiągnięcie osiągnięcia osiągnięć'],
    ['age_contrived', 'en', 'bridge bridges'],
  ];
  it.each(FORMS)('%s in %s: %s', (game, language, forms) => {
    const [first, ...more] = forms.split(' ').map((form) => find(game, language, form));
    expect(first?.length).toBeGreaterThan(2);
    for (const other of more) {
      // What a form happens to begin or to resemble may add a few.
      expect(first?.filter((id) => !other.includes(id)).length).toBeLessThan((first?.length ?? 0) / 5);
    }
  });
});

describe('what a word means comes first', () => {
  const MEANT: [string, Language, string, string][] = [
    ['aeons_end', 'en', 'breach', 'breach'],
    ['aeons_end', 'pl', 'bramy', 'Brama (breach)'],
    ['aeons_end', 'pl', 'breach', 'Brama (breach)'],
    ['aeons_end', 'en', 'brama', 'breach'],
    ['aeons_end', 'pl', 'charges', 'Ładunek (charge)'],
    ['aeons_end', 'en', 'ładunki', 'charge'],
    ['aeons_end', 'en', 'exhausted', 'exhausted'],
    ['aeons_end', 'pl', 'wyczerpanie', 'wyczerpany (exhausted)'],
    ['aeons_end', 'en', 'money', 'aether'],
    ['aeons_end', 'pl', 'kupić', 'pozyskać (gain)'],
    ['aeons_end', 'pl', 'talia tur', 'talia tur (turn-order deck)'],
    ['aeons_end', 'en', 'turn order deck', 'turn-order deck'],
    ['bonfire', 'en', 'guardians', 'Guardian of Light'],
    ['bonfire', 'pl', 'portale', 'Portal (Portal)'],
    ['bonfire', 'pl', 'novice', 'Nowicjusz (Novice)'],
    ['age_contrived', 'en', 'conduits', 'conduit'],
    ['age_contrived', 'pl', 'przekaźniki', 'kafelek przekaźnika (conduit)'],
    ['age_contrived', 'pl', 'bridge', 'kafelek mostu (bridge)'],
  ];
  it.each(MEANT)('%s in %s: %s', (game, language, query, term) => {
    expect(find(game, language, query)[0]).toBe(term);
  });
});

describe('searching', () => {
  it('wants all words, in any order', () => {
    const found = find('aeons_end', 'pl', 'zniszczyć bramę');
    expect(found).toContain('AE-EXH-03');
    expect(found.length).toBeLessThan(find('aeons_end', 'pl', 'brama').length);
  });

  it('goes by clauses', () => {
    expect(find('aeons_end', 'en', 'AE-CAST-02')[0]).toBe('AE-CAST-02');
    expect(find('age_contrived', 'pl', 'ws-end-04')[0]).toBe('WS-END-04');
  });

  it('finds while one is typing, and what was mistyped', () => {
    expect(find('aeons_end', 'pl', 'pople')).toContain('Poplecznik (minion)');
    expect(find('aeons_end', 'en', 'graveholt')).toContain('Gravehold');
  });

  const MISTYPED: [string, Language, string, string][] = [
    ['age_contrived', 'pl', 'ramaa', 'rama'],
    ['age_contrived', 'pl', 'prama', 'rama'],
    ['age_contrived', 'pl', 'przekaznih', 'przekaźnik'],
    ['age_contrived', 'en', 'monumnt', 'monument'],
    ['aeons_end', 'pl', 'barama', 'brama'],
    ['aeons_end', 'en', 'breech', 'breach'],
    ['bonfire', 'pl', 'ogniszko', 'ognisko'],
    ['bonfire', 'en', 'guardan', 'guardian'],
  ];
  it.each(MISTYPED)('takes a word that nobody knows for one of %s, in %s: %s', (game, language, query, meant) => {
    const wanted = find(game, language, meant)[0];
    expect(find(game, language, query)).toContain(wanted);
  });

  const STRANGERS: [string, Language, string][] = [
    ['age_contrived', 'pl', 'brama bramy bramę bramie Bramach'],
    ['age_contrived', 'en', 'breach breaches'],
    ['age_contrived', 'pl', 'breach'],
    ['bonfire', 'pl', 'brama bramę'],
    ['bonfire', 'en', 'breach'],
  ];
  it.each(STRANGERS)('does not take a word of another game for one of %s, in %s: %s', (game, language, queries) => {
    for (const query of queries.split(' ')) expect(find(game, language, query)).toEqual([]);
  });

  it('says when there is nothing', () => {
    expect(find('aeons_end', 'en', 'xylophone')).toEqual([]);
    expect(find('aeons_end', 'en', '  ')).toEqual([]);
  });

  it('works for a game of which no words are known', () => {
    const toy = new Finder(passages(readBook('## Turn\n- **TO-01** Take a Bean.\n')), 'en', NO_FORMS);
    expect(toy.find('bean')).toHaveLength(1);
  });
});

describe('the words of a game', () => {
  it.each(readdirSync(GENERATED).filter((name) => !name.includes('.')))('%s: synonyms are words of a language', (game) => {
    const known = words(game);
    const reduce = reducer(known, 'pl');
    expect(reduce(fold('ładunków'))).toBe(game === 'aeons_end' ? 'ladunek' : reduce(fold('ładunków')));
    expect(known.same.length).toBeGreaterThan(40);
  });
});
