import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { say, sayRow } from '../../../src/lib/plain/reading';
import { makeBundle, pieces, Texts, type Language, type Vocabulary } from '../../../src/lib/words/texts';

const PACKAGE = join(import.meta.dirname, '../../../../src/tryptyk');
const GENERATED = join(import.meta.dirname, '../../../src/generated');

type Said = (string | number)[];
interface Sample {
  game: string;
  language: Language;
  kind: 'event' | 'reason' | 'remark';
  said: Said;
  seats: string[];
  text: string;
}

const json = <T>(file: string) => JSON.parse(readFileSync(join(GENERATED, file), 'utf8')) as T;
const samples = json<Sample[]>('samples.json');

function sources(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.ftl')).sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

function bundle(language: Language, game: string) {
  const shell = readFileSync(join(import.meta.dirname, `../../../src/locale/${language}.ftl`), 'utf8');
  const house = sources(join(PACKAGE, 'locale', language));
  return makeBundle(language, [...house, ...sources(join(PACKAGE, 'games', game, 'words', 'locale', language)), shell]);
}

function texts(language: Language, game = 'aeons_end', seats: string[] = []): Texts {
  return new Texts(language, bundle(language, game), json<Vocabulary>(`${game}/vocabulary.json`), seats);
}

describe('the same words as in the terminal', () => {
  const cases = new Map<string, Sample[]>();
  for (const sample of samples) {
    const name = `${sample.game} ${sample.language} ${sample.kind}`;
    cases.set(name, [...(cases.get(name) ?? []), sample]);
  }
  it.each([...cases])('%s', (_, some) => {
    const first = some[0] as Sample;
    const says = texts(first.language, first.game, first.seats);
    const say = {
      event: (said: Said) => says.event(said),
      reason: (said: Said) => says.reason(said),
      remark: (said: Said) => says.remark([said]),
    };
    const wrong = some
      .map((sample) => [says.plain(say[sample.kind](sample.said)), sample.text])
      .filter(([ours, python]) => ours !== python);
    expect(wrong).toEqual([]);
    expect(some.length).toBeGreaterThan(20);
    expect([...says.missing]).toEqual([]);
  });
});

describe('names in a sentence', () => {
  const says = texts('pl');

  it('keep their quotation marks and stops', () => {
    const [, name, rest] = pieces(`Zagraj „${says.link('jade')}”, potem`);
    expect([name, rest]).toMatchObject([{ kind: 'thing', before: '„', after: '”,' }, { text: ' potem' }]);
    expect(pieces('bez nazw').map((part) => part.kind)).toEqual(['text']);
    expect(pieces('[ship] [gnome] 2[task].').map((part) => part.kind)).toEqual(['symbol', 'text', 'symbol', 'text', 'symbol']);
  });
});

describe('a plain board', () => {
  it.each([['en', 'has not begun'], ['pl', 'jeszcze się nie zaczęło']] as const)('knows in %s that the Countdown is to come', (language, said) => {
    const says = texts(language, 'bonfire');
    expect(say('countdown_left', -1, says)).toContain(said);
    expect(say('countdown_left', 4, says)).toBe('4');
    expect(say('countdown', 5, says)).toBe('5');
  });

  it('names what the secret set-up hides', () => {
    expect(sayRow('hidden', ['exhausted', 'upper'], texts('pl', 'age_contrived'))).toBe('Wyczerpana pula, Górny rząd');
  });
});

describe('Polish', () => {
  const says = texts('pl', 'aeons_end', ['brama', 'mist']);

  it('speaks of symbols in the number that stands before them', () => {
    const said = [1, 2, 5].map((count) => says.spoken(`${count} [aether], ${count} [damage], ${count} [charge]`));
    expect(said).toEqual(['1 eteru, 1 obrażenie, 1 Ładunek', '2 eteru, 2 obrażenia, 2 Ładunki', '5 eteru, 5 obrażeń, 5 Ładunków']);
    expect([says.symbol('aether'), says.symbol('charge')]).toEqual(['eter', 'Ładunek']);
  });

  it('counts cards as a Pole would', () => {
    const counted = [1, 2, 5, 12, 22, 25].map((amount) => says.plain(says.event(['turn-over', 0, amount])));
    expect(counted.map((text) => text.split(' ').slice(-2).join(' '))).toEqual([
      '1 kartę.', '2 karty.', '5 kart.', '12 kart.', '22 karty.', '25 kart.',
    ]);
  });

  it('inflects a breach by its number', () => {
    expect(says.plain(says.event(['focus', 1, 3]))).toBe('Mist wzmacnia Bramę III.');
  });
});

describe('options and prompts', () => {
  const says = texts('en', 'aeons_end', ['brama', 'mist']);

  it('names what an option is about', () => {
    const decision = { kind: 'main', about: [] };
    expect(says.plain(says.option(decision, ['prep', 'spark', 2]))).toBe('Prep Spark on Breach II');
  });

  it('finds the text of an alternative by its source', () => {
    const decision = { kind: 'or', about: ['emerald_shard'] };
    const found = says.option(decision, ['or', 'aether']);
    expect(found).toBe(says.format('or-emerald_shard-aether'));
    expect(found).toContain('[aether]');
  });

  it('lets one source ask in words of its own', () => {
    expect(says.prompt({ kind: 'player', about: ['wild'] })).toBe(says.format('prompt-player-wild', { source: says.link('wild') }));
  });

  it('shows a key that nobody has written, and remembers it', () => {
    const lost = texts('en');
    expect(lost.format('no-such-thing')).toBe('no-such-thing');
    expect([...lost.missing]).toEqual(['no-such-thing']);
  });
});

describe('marks', () => {
  const says = texts('en', 'aeons_end', ['brama', 'mist']);

  it('cuts a text into words, symbols and things', () => {
    const kinds = pieces(says.event(['damage', 'nemesis', 3, 20])).map((piece) => piece.kind);
    expect(kinds).toContain('thing');
    expect(kinds).toContain('symbol');
  });

  it('joins the phrases of a remark', () => {
    const remark = says.remark([['ability', 'mist'], ['also'], ['price', 2]]);
    expect(says.plain(remark)).toBe('Divine Augury · 2 ◆');
    expect(says.remark([])).toBe('');
  });

  it('speaks symbols as words', () => {
    expect(says.spoken('Gain 2 [aether].')).toBe('Gain 2 aether.');
    expect(says.spoken('[aether] [aether]')).toBe('aether aether');
    expect(says.plain('Gain 2 [aether].')).toBe('Gain 2 ◆.');
  });
});

describe('a symbol beside its own word', () => {
  it.each([
    ['en', 'aeons_end', 'Gems give aether [aether], the money.', 'Gems give aether, the money.'],
    ['pl', 'aeons_end', 'Klejnoty dają eter [aether], czyli pieniądze.', 'Klejnoty dają eter, czyli pieniądze.'],
    ['pl', 'age_contrived', 'Połóż różę [rose] na torze filaru [pillar].', 'Połóż różę na torze filaru.'],
    ['en', 'age_contrived', 'Take a rose [rose] and 2 [magnet].', 'Take a rose and 2 magnets.'],
    ['pl', 'bonfire', 'Żółte żetony [any] i 5 [points], potem 1 [points].', 'Żółte żetony i 5 punktów, potem 1 punkt.'],
    ['en', 'bonfire', 'Yellow tiles [any] and 2 [ship].', 'Yellow tiles and 2 Ship tiles.'],
  ] as const)('is heard once, in %s of %s: %s', (language, game, text, heard) => {
    const says = texts(language, game);
    expect(says.spoken(text)).toBe(heard);
    const beside = pieces(text).flatMap((piece) => (piece.kind === 'symbol' ? [says.aloud(piece.name, piece.before)] : []));
    expect(beside[0]).toBe('');
  });
});

describe('the shell', () => {
  const keys = (language: Language) => {
    const text = readFileSync(join(import.meta.dirname, `../../../src/locale/${language}.ftl`), 'utf8');
    return [...text.matchAll(/^([a-z][\w-]*) =|^ {4}(\.[a-z]+) =/gm)].map((match) => match[1] ?? match[2]);
  };
  const variables = (language: Language) => {
    const found: Record<string, string[]> = {};
    const text = readFileSync(join(import.meta.dirname, `../../../src/locale/${language}.ftl`), 'utf8');
    for (const block of text.split(/\n(?=[a-z])/)) {
      const key = /^([a-z][\w-]*) =/m.exec(block)?.[1];
      if (key) found[key] = [...new Set([...block.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? ''))].sort();
    }
    return found;
  };

  it('says everything in both languages, with the same places', () => {
    expect(keys('pl')).toEqual(keys('en'));
    expect(variables('pl')).toEqual(variables('en'));
  });
});

describe("the board of Aeon's End", () => {
  const folder = join(import.meta.dirname, '../../../src/games/aeons_end');
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const asked = new Set([...code.matchAll(/'((?:board|setup|tally|story)-[\w-]+)(?:\.\w+)?'/g)].map((match) => match[1] ?? ''));
  /** Keys that end in an id, a kind or a way: `board-when-${timing}`. */
  const families = [...code.matchAll(/`((?:board|setup|tally|story)-[\w-]*)\$\{/g)].map((match) => match[1] ?? '');
  /** Texts of the house, which any form may use. */
  const house = [...sources(join(PACKAGE, 'locale', 'en')).join('\n').matchAll(/^(setup-[\w-]+) =/gm)].map((match) => match[1] ?? '');
  const words = join(PACKAGE, 'games/aeons_end/words/locale/en');
  const written = readdirSync(words).flatMap((name) =>
    [...readFileSync(join(words, name), 'utf8').matchAll(/^((?:board|setup|tally|story)-[\w-]*) =/gm)].map((match) => match[1] ?? ''));

  it('asks only for labels that are written', () => {
    expect([...asked].filter((key) => ![...written, ...house].includes(key))).toEqual([]);
  });

  it('has no label that nobody asks for', () => {
    const used = (key: string) => asked.has(key) || families.some((family) => family !== 'board-' && key.startsWith(family));
    const ways = ['board-focus', 'board-focus-breach', 'board-open', 'board-open-breach', 'board-strike'];
    expect(written.filter((key) => !used(key) && !ways.includes(key))).toEqual([]);
  });

  it.each<[Language, number[], string[]]>([
    ['en', [0, 1, 4], ['price 3, sold out', 'price 3, 1 card left', 'price 3, 4 cards left']],
    ['pl', [0, 1, 4, 5, 22], [
      'koszt 3, wyprzedane', 'koszt 3, została 1 karta', 'koszt 3, zostały 4 karty', 'koszt 3, zostało 5 kart', 'koszt 3, zostały 22 karty',
    ]],
  ])('counts what is left of a pile in %s', (language, counts, said) => {
    const says = texts(language);
    expect(counts.map((count) => says.format('board-pile', { price: 3, count }))).toEqual(said);
  });
});

describe('a hint', () => {
  const hint = { option: ['target', 'bane_sire'], instead: ['target', 'nemesis'], gains: ['minions'], costs: ['nemesis'], sure: null, plan: [] };
  const question = { kind: 'target', about: ['spark', 1] };

  it('says what a bot would choose, rather than what, and what speaks for and against it', () => {
    const en = texts('en');
    expect(en.plain(en.advice(question, hint))).toBe(
      'The bot would choose: Bane Sire – rather than: Nemesis. For it: minions are weakened. Against it: the nemesis keeps more life.',
    );
    const pl = texts('pl');
    expect(pl.plain(pl.advice(question, hint))).toBe(
      'Bot wybrałby: Demiurg Zguby – zamiast: Nemezis. Za tym: Poplecznicy słabną. Przeciw: Nemezis zachowuje więcej życia.',
    );
    expect([...en.missing, ...pl.missing]).toEqual([]);
  });

  it('makes no reason up where nothing else is worse', () => {
    const en = texts('en');
    const only = en.plain(en.advice(question, { ...hint, instead: null, gains: [], costs: [] }));
    expect(only).toBe('The bot would choose: Bane Sire. As far as it can see, nothing else here is worse.');
  });

  it('says how sure it is, and names the plan: what reads alike is counted', () => {
    const plan = ['spark', 'spark', 'jade'].map((card) => ({ seat: 0, kind: 'main', about: [], option: ['play', card] }));
    const en = texts('en');
    expect(en.plain(en.advice(question, { ...hint, sure: 0.937, plan }))).toBe(
      'The bot would choose: Bane Sire – rather than: Nemesis. It is about 94 % sure of that. For it: minions are weakened. ' +
        'Against it: the nemesis keeps more life. Then: Play Spark ×2; Play Jade.',
    );
  });
});

describe('where what is missing can be had', () => {
  it('is said where something is', () => {
    for (const language of ['en', 'pl'] as const) {
      const text = texts(language, 'bonfire');
      expect(text.origin(['need-tiles', 'BF-PAY-01', 'ship', 2])).toMatch(language === 'en' ? /Great Bonfire/ : /Wielkie Ognisko/);
      expect(text.origin(['need-resources', 'BF-GNO-02'])).not.toBeNull();
      expect(text.origin(['pile-empty', 'BF-PATH-02'])).toBeNull();
      expect([...text.missing]).toEqual([]);
    }
  });
});
