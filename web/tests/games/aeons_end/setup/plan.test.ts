import { describe, expect, it } from 'vitest';
import { PRESETS, SUPPLY } from '../../../../src/games/aeons_end/content';
import { fillMarket, fit, nemesisLife, newPlan, swapIn } from '../../../../src/games/aeons_end/setup/plan';

const NINE = [
  'jade', 'sifters_pearl', 'burning_opal', 'flexing_dagger', 'focusing_orb', 'phoenix_flame', 'ignite', 'dark_fire', 'chaos_arc',
];

describe('a plan made good', () => {
  it('stays as it is where everything fits', () => {
    const plan = {
      nemesis: 'crooked_mask', mages: ['lash', 'random', 'kadir'], market: NINE, difficulty: 'expert', solo_goes_on: false,
    };
    expect(fit(plan, 3)).toEqual(plan);
  });

  it('is the first plan where nothing was given', () => {
    expect(fit({}, 2)).toEqual(newPlan(2));
    expect(fit({}, 2).mages).toEqual(['mist', 'brama']);
  });

  it('leaves nobody alone with a mage who needs allies', () => {
    expect(newPlan(1).mages).toEqual(['brama']);
  });

  it('tells the life that the nemesis starts with', () => {
    expect(['beginner', 'normal', 'extinction'].map((one) => nemesisLife('rageborne', one))).toEqual([60, 70, 80]);
    expect(nemesisLife('random', 'normal')).toBeNull();
  });

  it('has as many mages as players: the last leave, new ones are not there yet', () => {
    expect(fit({ mages: ['lash', 'kadir', 'xaxos'] }, 2).mages).toEqual(['lash', 'kadir']);
    expect(fit({ mages: ['brama'] }, 3).mages).toEqual(['brama', 'mist', 'jian']);
  });

  it('forgets what does not exist', () => {
    const plan = fit({ nemesis: 'nobody', mages: ['nobody', 'lash'], market: 'nothing', difficulty: 'impossible' }, 2);
    expect(plan).toEqual({ ...newPlan(2), mages: ['lash', 'mist'] });
    expect(fit({ market: NINE.slice(1) }, 2).market).toBe('deck_destruction');
  });

  it('lets chance choose', () => {
    expect(fit({ nemesis: 'random', market: 'random' }, 2)).toMatchObject({ nemesis: 'random', market: 'random' });
  });

  it('lets only a lone player go on when exhausted', () => {
    expect(fit({ solo_goes_on: true }, 1).solo_goes_on).toBe(true);
    expect(fit({ solo_goes_on: true }, 2).solo_goes_on).toBe(false);
  });
});

describe('a market', () => {
  const supply = (type: string, picked: string[] = []) =>
    (SUPPLY[type] ?? []).map((card) => card.id).filter((id) => !picked.includes(id));

  it('is filled with three gems, two relics and four spells, none twice', () => {
    const last = (type: string, share: number) => supply(type).slice(-share).toReversed();
    expect(fillMarket([], () => 0.999)).toEqual([...last('gem', 3), ...last('relic', 2), ...last('spell', 4)]);
  });

  it('keeps what was picked', () => {
    const picked = ['burning_opal', 'chaos_arc'];
    const first = (type: string, share: number) => supply(type, picked).slice(0, share);
    expect(fillMarket(picked, () => 0)).toEqual([
      'burning_opal', ...first('gem', 2), ...first('relic', 2), 'chaos_arc', ...first('spell', 3),
    ]);
  });

  it('gives up the oldest card of a row for a new one', () => {
    const once = swapIn(NINE, 'diamond_cluster', 'gem');
    expect(once).toEqual([...NINE.slice(1), 'diamond_cluster']);
    expect(swapIn(once, 'searing_ruby', 'gem')).toEqual([...NINE.slice(2), 'diamond_cluster', 'searing_ruby']);
  });

  it('does not change for a card that is there', () => {
    expect(swapIn(NINE, 'jade', 'gem')).toBe(NINE);
  });

  it('that is suggested has the same shares', () => {
    for (const preset of Object.values(PRESETS)) expect(fillMarket(preset, () => 0).sort()).toEqual([...preset].sort());
  });
});
