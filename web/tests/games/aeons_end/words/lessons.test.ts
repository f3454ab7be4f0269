import { describe, expect, it } from 'vitest';
import type { Option, Texts } from '../../../../src/lib/game';
import type { View } from '../../../../src/games/aeons_end/content';
import { lessons } from '../../../../src/games/aeons_end/words/lessons';

const mages = [{ seat: 0, mage: 'mist' }, { seat: 1, mage: 'brama' }];
const at = (life: number) => ({ mages, nemesis: { life } }) as View;
/** Labels are their keys and values. */
const text = {
  name: (id: string) => id,
  format: (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' '),
} as unknown as Texts;
const told = (events: Option[], life = 40) => lessons([{ number: 1, events }], at(life), text);

/** Turns in which a spell is cast, a breach opened and an ability used: nothing to say of those. */
const played: Option[] = [0, 1].flatMap((seat) =>
  [1, 2, 3, 4].flatMap((turn): Option[] => [['turn-card', `player_${seat + 1}`, turn], ['turn', seat], ['cast', seat, 'spark', seat], ['open', seat, turn], ['ability', seat, 'x']]),
);
const nemesis: Option = ['turn-card', 'nemesis', 9];

describe('what might have helped', () => {
  it('names the card of the kind that did most harm', () => {
    const harm: Option[] = [nemesis, ['persistent', 'haze_spewer'], ['damage', 'gravehold', 2, 20], nemesis, ['persistent', 'haze_spewer'], ['damage', 'mist', 2, 8]];
    expect(told([...played, ...harm])).toEqual(['lesson-minion haze_spewer 4 2']);
  });

  it('does not blame the nemesis for what happens in a turn of a mage', () => {
    expect(told([...played, ['persistent', 'haze_spewer'], ['turn', 0], ['damage', 'mist', 2, 8]])).toEqual([]);
  });

  it('speaks first of a near thing, and of two things at most', () => {
    const idle = played.filter(([kind]) => kind === 'turn');
    expect(told(idle, 3)).toEqual(['lesson-near 3', 'lesson-ability mist']);
    expect(told(idle, 40)).toEqual(['lesson-ability mist', 'lesson-ability brama']);
  });
});
