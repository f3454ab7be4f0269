/** What a newcomer finds in the set-up form, and what stays when seats come and go. */
import { describe, expect, test } from 'vitest';
import { automaBeside, godOfAutoma, plan, sidesOf } from '../../../src/games/age_contrived/setup/plan';

describe('the plan', () => {
  test('alone: a god by chance against a normal automa, with the divine wind', () => {
    expect(plan(1)).toEqual({ characters: ['random'], automa: 'random', difficulty: 'normal', divine_wind: true });
  });

  test('together: gods by chance, with the divine wind', () => {
    expect(plan(3)).toEqual({
      characters: ['random', 'random', 'random'],
      advanced_setup: false,
      bridge_draft: false,
      divine_wind: true,
    });
  });

  test('keeps what was settled, as far as it exists for so many', () => {
    const alone = { ...plan(1), characters: ['freyith'], difficulty: 'hard', divine_wind: false, one_primal: true, conduit_movement: 'tile' };
    expect(plan(2, alone)).toEqual({
      characters: ['freyith', 'random'],
      advanced_setup: false,
      bridge_draft: false,
      divine_wind: false,
      conduit_movement: 'tile',
    });
  });

  test('never lets the automa play the god of who sits there', () => {
    expect(plan(1, { characters: ['aureon'], automa: 'solo_aureon_speed' }).automa).toBe('random');
    expect(automaBeside('aureon', ['aureon'])).toBe('random');
    expect(automaBeside('solo_rusne_construction', ['aureon'])).toBe('solo_rusne_construction');
  });
});

test('the automa is a god, or one side of its card', () => {
  expect(sidesOf('rusne')).toEqual(['solo_rusne_construction', 'solo_rusne_attainment']);
  expect([godOfAutoma('solo_rusne_attainment'), godOfAutoma('rusne'), godOfAutoma('random')]).toEqual(['rusne', 'rusne', 'random']);
});
