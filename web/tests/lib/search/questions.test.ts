import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { passages, readBook } from '../../../src/lib/rules/book';
import { Finder } from '../../../src/lib/search/finder';
import type { Words } from '../../../src/lib/search/forms';

const GAMES = join(import.meta.dirname, '../../../../src/tryptyk/games');
const GENERATED = join(import.meta.dirname, '../../../src/generated');

/** What newcomers ask, in both languages, and the clause that settles it. */
const ASKED: Record<string, [en: string, pl: string, clause: string][]> = {
  aeons_end: [
    ['can I play two spells', 'czy mogę zagrać dwa zaklęcia', 'AE-PREP-04'],
    ['Can I cast a spell in the same turn?', 'Czy mogę aktywować zaklęcie w tej samej turze?', 'AE-PREP-06'],
    ['Do I shuffle my deck?', 'Czy tasuję talię?', 'AE-DRAW-09'],
    ['How many cards do I draw?', 'Ile kart dobieram?', 'AE-DRAW-04'],
    ['what happens when a mage dies', 'co się dzieje, gdy mag umiera', 'AE-EXH-01'],
    ['Can I gain more than one card?', 'Czy mogę kupić więcej niż jedną kartę?', 'AE-GAIN-01'],
    ['Do I have to cast my spells?', 'Czy muszę aktywować zaklęcia?', 'AE-CAST-02'],
    ['what does it cost to focus a breach', 'ile kosztuje wzmocnienie bramy', 'AE-BRCH-02'],
    ['Can I keep unspent aether?', 'Czy zachowuję niewydany eter?', 'AE-MAIN-09'],
    ['when does a power go off', 'kiedy działa moc', 'AE-NTURN-05'],
    ['can I attack a minion instead of the nemesis', 'czy mogę zaatakować poplecznika zamiast nemezis', 'AE-CAST-07'],
    ['does a breach close again', 'czy brama się zamyka', 'AE-BRCH-12'],
  ],
  bonfire: [
    ['can I do two actions in a turn', 'czy mogę wykonać dwie akcje w turze', 'BF-TURN-02'],
    ['how many action tiles can I keep', 'ile żetonów akcji mogę zachować', 'BF-FATE-03'],
    ['What does a task cost?', 'Ile kosztuje zadanie?', 'BF-RCV-02'],
    ['When does the game end?', 'Kiedy kończy się gra?', 'BF-END-01'],
    ['can I move my ship twice', 'czy mogę popłynąć dwa razy', 'BF-SHIP-03'],
    ['what is a yellow tile', 'co to jest żółty żeton', 'BF-PAY-04'],
    ['how many points is a bonfire worth', 'ile punktów daje ognisko', 'BF-SCORE-02'],
    ['can I pass', 'czy mogę spasować', 'BF-TURN-05'],
    ['where may I place a fate tile', 'gdzie mogę położyć kafelek losu', 'BF-FATE-05'],
    ['can I light two bonfires', 'czy mogę rozpalić dwa ogniska', 'BF-LIT-01'],
    ['what happens when a guardian passes a portal', 'co robi strażniczka przy portalu', 'BF-PROC-06'],
    ['How does Tom score?', 'Jak punktuje Tom?', 'BF-SEND-03'],
  ],
  age_contrived: [
    ['can I convey and act in the same turn', 'czy mogę rozwinąć i działać w tej samej turze', 'WC-TURN-01'],
    ['how many actions can I take', 'ile akcji mogę wykonać', 'WC-ACT-07'],
    ['What happens to used energy?', 'Co dzieje się ze zużytą energią?', 'WC-ENER-03'],
    ['When does the game end?', 'Kiedy kończy się gra?', 'WC-END-01'],
    ['how do I get energy back', 'jak odzyskać energię', 'WC-EXP-09'],
    ['can I place primal energy anywhere', 'czy energia pierwotna pasuje wszędzie', 'WC-ENER-06'],
    ['where may I put a bridge', 'gdzie mogę położyć most', 'WC-BBRG-02'],
    ['can I turn around', 'czy mogę zawrócić', 'WC-MOVE-09'],
    ['what do I get when a section is completed', 'co dostaję za ukończenie fragmentu', 'WC-FIN-05'],
    ['how many points is a pillar worth', 'ile punktów daje filar', 'WC-SCOR-04'],
    ['what does the channel token do', 'do czego służy żeton kanału', 'WC-EXP-04'],
    ['can two players bind to the same monument', 'czy dwie osoby mogą wiązać z tym samym monumentem', 'WC-ENER-12'],
  ],
};

describe.each(Object.entries(ASKED))('what newcomers ask of %s', (game, asked) => {
  describe.each(['en', 'pl'] as const)('in %s', (language) => {
    const source = readFileSync(join(GAMES, game, 'words/reference', `${language}.md`), 'utf8');
    const words = JSON.parse(readFileSync(join(GENERATED, game, 'search.json'), 'utf8')) as Words;
    const finder = new Finder(passages(readBook(source)), language, words);

    it.each(asked.map(([en, pl, clause]) => [language === 'en' ? en : pl, clause]))('%s', (query, clause) => {
      const [first, second] = finder.find(query ?? '').map((one) => `${one.clause.id} ${one.clause.text}`);
      // A word may be explained first.
      expect(`${first} ${second}`).toContain(clause);
    });
  });
});
