import { describe, expect, it } from 'vitest';
import type { OutcomeInfo, SideScore } from '../../../src/generated/schema';
import { gapLessons } from '../../../src/lib/end/lessons';
import { easierName, isScored, lineName, markOf, scoreRows, seriesText, sideName, tieRows, verdict, verdictText } from '../../../src/lib/end/sides';
import { makeBundle, NO_VOCABULARY, Texts } from '../../../src/lib/words/texts';

function side(name: string, seats: number[], rank: number, lines: [string, number][] = [], ties: number[] = []): SideScore {
  return {
    side: name, seats, rank, ties,
    points: lines.reduce((sum, [, points]) => sum + points, 0),
    lines: lines.map(([key, points]) => ({ key, points, clause: `X-${key.toUpperCase()}-01` })),
  };
}

const outcome = (...sides: SideScore[]): OutcomeInfo => ({ reason: 'full', sides });
const together = (rank: number) => outcome(side('team', [0, 1], rank), side('nemesis', [], 3 - rank, [['fallen', 1]]));
const three = outcome(side('a', [0], 1), side('b', [1], 1), side('c', [2], 3));

describe('who has won', () => {
  it('together, whoever looks', () => {
    for (const mine of [[0], [0, 1], []]) {
      expect(verdict(together(1), mine)).toBe('won');
      expect(verdict(together(2), mine)).toBe('lost');
    }
  });

  it('against each other', () => {
    const game = outcome(side('b', [1], 1), side('a', [0], 2));
    expect([verdict(game, [1]), verdict(game, [0])]).toEqual(['won', 'lost']);
  });

  it('some share the victory, all together have a draw', () => {
    expect([[0], [1], [2]].map((mine) => verdict(three, mine))).toEqual(['shared', 'shared', 'lost']);
    const draw = outcome(side('a', [0], 1), side('b', [1], 1));
    expect([[0], [1], [], [0, 1]].map((mine) => verdict(draw, mine))).toEqual(['draw', 'draw', 'draw', 'draw']);
  });

  it('alone against the house', () => {
    expect(verdict(outcome(side('house', [], 1), side('a', [0], 2)), [0])).toBe('lost');
    expect(verdict(outcome(side('a', [0], 1), side('house', [], 1)), [0])).toBe('draw');
  });

  it('is nobody’s victory where one person plays both sides, or none', () => {
    const game = outcome(side('b', [1], 1), side('a', [0], 2));
    expect([verdict(game, [0, 1]), verdict(game, [])]).toEqual(['decided', 'decided']);
  });
});

describe('a defeat', () => {
  it('is grave only where all lose together', () => {
    expect([together(2), three].map((game) => markOf('lost', isScored(game)))).toEqual(['lost', 'placed']);
  });

  const source = `end-placed = { $rank } of { $count }
end-lost = Defeat
side-b = B
setup-challenge = Challenge
setup-lead = Lead
thing-normal = Normal
score-fires = Fires
 .help = Light them.
lesson-gap = { $line }: { $who } { $theirs }, { $ours }`;
  const text = new Texts('en', makeBundle('en', [source]));
  const t = (key: string, values?: Record<string, string | number>) => text.format(key, values);

  it('is a place among several', () => {
    expect(verdictText(three, [2], text, t)).toBe('3 of 3');
    expect(verdictText(outcome(side('b', [1], 1), side('a', [0], 2)), [0], text, t)).toBe('Defeat');
  });

  it('says at which line most was lost to the winner, and what the game says of it', () => {
    const lines = (fires: number, cards: number): [string, number][] => [['cards', cards], ['fires', fires]];
    const game = outcome(side('b', [1], 1, lines(9, 3)), side('a', [0], 2, lines(2, 4)));
    expect(gapLessons(game, [0], text, t)).toEqual(['Fires: B 9, 2', 'Light them.']);
    const house = outcome(side('b', [], 1, [['tricks', 9], ['fires', 3]]), side('a', [0], 2, [['fires', 2]]));
    expect(gapLessons(house, [0], text, t)[0], 'not what only the house can have').toBe('Fires: B 3, 2');
    expect(gapLessons(game, [], text, t)).toEqual([]);
  });

  it('offers what is easier by name', () => {
    const setup = { difficulty: 'hard', challenge: false, lead: 0 };
    expect(easierName(setup, { ...setup, difficulty: 'normal' }, text)).toBe('Normal');
    expect(easierName(setup, { ...setup, challenge: true, lead: 10 }, text)).toBe('Challenge');
    expect(easierName(setup, { ...setup, lead: 10 }, text)).toBe('Lead 10');
  });
});

describe('a series', () => {
  const bundle = makeBundle('en', [
    'series-next = { $challenge ->\n    [yes] { $handicap }, { $result }; then { $next_handicap }.\n   *[no] { "" }\n }',
  ]);
  const text = new Texts('en', bundle);
  const setup = { challenge: true, handicap: -10, boards: ['city_1'] };

  it('is told with how the game ended and what the next one begins with', () => {
    expect(seriesText(setup, { ...setup, handicap: -12 }, 'lost', text)).toBe('-10, lost; then -12.');
    expect(seriesText(setup, setup, 'draw', text)).toBe('-10, draw; then -10.');
    expect(text.missing.size).toBe(0);
  });

  it('is not spoken of where there is none, or while the game goes on', () => {
    expect(seriesText({ ...setup, challenge: false }, { ...setup, challenge: false }, 'won', text)).toBe('');
    expect(seriesText(setup, null, 'lost', text)).toBe('');
    expect(seriesText(setup, setup, 'lost', new Texts('en', makeBundle('en', [])))).toBe('');
  });
});

describe('points, line by line', () => {
  it('are told where they tell more than who has won', () => {
    expect(isScored(together(1))).toBe(false);
    expect(isScored(three)).toBe(true);
    expect(isScored(outcome(side('a', [0], 1, [['pot', 3], ['cards', 1]]), side('house', [], 2, [['house', 2]])))).toBe(true);
  });

  it('stand below each other, also those that only one side has', () => {
    const game = outcome(
      side('a', [0], 1, [['pot', 5], ['bid', 1]]),
      side('b', [1], 2, [['pot', 2], ['cards', 1], ['bid', 2], ['bid', 0]]),
    );
    expect(scoreRows(game).map((row) => [row.key, row.clause, ...row.points])).toEqual([
      ['pot', 'X-POT-01', 5, 2],
      ['cards', 'X-CARDS-01', null, 1],
      ['bid', 'X-BID-01', 1, 2],
      ['bid', 'X-BID-01', null, 0],
    ]);
    expect(tieRows(game)).toEqual([]);
  });

  it('have their tie-breakers below', () => {
    expect(tieRows(outcome(side('a', [0], 1, [], [3, 1]), side('b', [1], 2, [], [2])))).toEqual([[3, 2], [1, null]]);
  });
});

describe('in words', () => {
  const source = `seat = Seat { $number }
side-house = The house
score-pot = Added
outcome-fallen = It has fallen.
end-decided = { $who } ({ $count })
end-draw = A draw`;
  const text = new Texts('en', makeBundle('en', [source]), NO_VOCABULARY, [], ['Ala', '']);
  const t = (key: string, values?: Record<string, string | number>) => text.format(key, values);

  it('sides go by the game’s name for them, or by who sits there', () => {
    expect([side('house', [], 1), side('x', [0], 1), side('y', [0, 1], 1), side('z', [], 1)].map((one) => sideName(one, text)))
      .toEqual(['The house', 'Ala', 'Ala, Seat 2', 'z']);
  });

  it('a side that nobody plays goes by what it plays this time', () => {
    const words = makeBundle('en', [`${source}\nside-dummy = Dummy\nthing-ada = Ada\nthing-dummy_bob = Bob (dummy)`]);
    const named = new Texts('en', words, NO_VOCABULARY, ['ada', 'dummy_bob'], ['Ala'], ['ada', 'dummy']);
    expect([side('dummy', [], 1), side('ada', [0], 2)].map((one) => sideName(one, named))).toEqual(['Bob (dummy)', 'Ada']);
    expect(named.plain(named.seat(1))).toBe('Bob (dummy)');
    expect(new Texts('en', words, NO_VOCABULARY, [], ['Ala'], ['ada', 'dummy']).side('dummy')).toBe('Dummy');
  });

  it('lines go by what they are for', () => {
    expect(['pot', 'fallen', 'no_words'].map((key) => lineName(key, text))).toEqual(['Added', 'It has fallen.', 'no words']);
  });

  it('the end is told to whoever looks', () => {
    expect(verdictText(three, [], text, t)).toBe('Ala, Seat 2 (2)');
    expect(verdictText(outcome(side('a', [0], 1), side('b', [1], 1)), [0], text, t)).toBe('A draw');
  });
});
