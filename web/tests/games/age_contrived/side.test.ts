import { describe, expect, it } from 'vitest';
import type { LiveEvent, Option } from '../../../src/lib/game';
import { makeBundle, NO_VOCABULARY, Texts } from '../../../src/lib/words/texts';
import type { View } from '../../../src/games/age_contrived/content';
import { latestTurn, newestReason, remembered, turnOf } from '../../../src/games/age_contrived/side/automaTurn';
import { counted, fan } from '../../../src/games/age_contrived/side/fan';
import { lineKeys, pointsOf, type Line } from '../../../src/games/age_contrived/side/lines';
import { goalSign, signOf } from '../../../src/games/age_contrived/side/signs';
import { situationOf, TABS, waitsOn } from '../../../src/games/age_contrived/side/situation';
import { CARDS, pointsAt, SOLO_SIDES, WHEEL } from '../../../src/games/age_contrived/side/solo';
import { tally, turnsOf } from '../../../src/games/age_contrived/side/story';
import { Told } from '../../../src/games/age_contrived/side/told.svelte';
import { looks } from '../../../src/games/age_contrived/pieces/palette';

describe('the automa’s card, ticked as its events come', () => {
  const acting: Option[] = [
    ['turn', 1, 4], ['automa-card', 'automa_card_05'], ['automa-criterion', 'deploy_pool', 5, 3, 'action'], ['automa-pays', 'magnet'],
    ['automa-action', 'deploy', 2], ['build', 1, 'magnet', 'eridonic_gate'], ['automa-pays', 'rose'], ['automa-skips', 'recharge', 'charged'],
    ['automa-action', 'move_character', 2],
  ];

  it('ticks what was done and strikes what could not be done, in the order of the card', () => {
    expect(turnOf(acting, 4)).toMatchObject({ type: 'action', arrows: 0, steps: ['done', 'skipped', 'done', 'waits'] });
    expect(turnOf(acting.slice(0, 4), 3).steps).toEqual(['waits', 'waits', 'waits']);
  });

  it('takes a further action for none of the card’s', () => {
    const free: Option[] = [...acting.slice(0, 5), ['automa-free-action', 'claim', 4], ['automa-skips', 'claim', 'no-tile']];
    expect(turnOf(free, 3).steps).toEqual(['done', 'waits', 'waits']);
  });

  it('counts the arrows of a convey turn, however it came to that', () => {
    const arrows: Option[] = [['automa-arrows', 1, 1], ['automa-channels'], ['automa-arrows', 2, 1]];
    expect(turnOf([['automa-card', 'automa_card_06'], ['automa-criterion', 'exhausted_pool', 5, 4, 'convey'], ...arrows], 3)).toMatchObject({ type: 'convey', arrows: 2 });
    expect(turnOf([['automa-card', 'automa_card_06'], ['automa-must-convey'], arrows[0]!], 3)).toMatchObject({ type: 'convey', arrows: 1 });
    expect(turnOf([['automa-card', 'automa_card_06'], ['automa-must-act']], 3).type).toBe('action');
  });

  it('is over with the next turn, and begins anew with the next card', () => {
    const later: Option[] = [...acting, ['turn', 0, 5], ['automa-contributes', 'rose', 'exhausted_pool']];
    expect(latestTurn(later)).toEqual(acting.slice(1));
    expect(turnOf([...later, ['automa-card', 'automa_card_01']], 3)).toMatchObject({ type: null, steps: ['waits', 'waits', 'waits'] });
    expect(latestTurn([['turn', 0, 1]])).toEqual([]);
  });

  it('gives the newest reason that says something', () => {
    expect(newestReason(acting)).toEqual(['automa-action', 'move_character', 2]);
    expect(newestReason([...acting, ['turn', 0, 5], ['automa-contributes', 'rose', 'exhausted_pool'], ['pool', 1, 'rose']])).toEqual(['automa-contributes', 'rose', 'exhausted_pool']);
    expect(newestReason([['automa-fill', 'rose', 'action_pool', 'last'], ['automa-conduits', 0, 0, 0]])?.[0]).toBe('automa-fill');
    expect(newestReason([['automa-fill', 'rose', 'action_pool', 'last'], ['automa-conduits', 0, 1, 0]])?.[0]).toBe('automa-conduits');
    expect(newestReason([['automa-card', 'automa_card_01']])).toBeNull();
  });

  it('remembers what has come since the card, whatever panels have come and gone', () => {
    expect(remembered(acting.slice(0, 4), acting.slice(4))).toEqual(acting.slice(1));
    expect(remembered(acting, [['turn', 0, 5]])).toEqual([...acting.slice(1), ['turn', 0, 5]]);
  });
});

describe('what is remembered of the automa’s events', () => {
  const live = (from: number, ...events: Option[]): LiveEvent[] => events.map((event, n) => ({ id: from + n, seat: 0, event }));
  const card: Option = ['automa-card', 'automa_card_03'];

  it('takes each event once', () => {
    const told = new Told();
    const first = live(10, card, ['automa-must-act']);
    told.hear(first, 'automa_card_03');
    told.hear(first, 'automa_card_03');
    told.hear([...first, ...live(12, ['automa-pays', 'rose'])], 'automa_card_03');
    expect(told.events).toEqual([card, ['automa-must-act'], ['automa-pays', 'rose']]);
  });

  it('begins with the card that was active before anybody looked', () => {
    const told = new Told([...live(1, ['turn', 0, 1], card, ['automa-must-act']), ...live(9, ['turn', 0, 2])]);
    told.hear([], 'automa_card_03');
    told.hear(live(9, ['turn', 0, 2]), 'automa_card_03');
    expect(told.events).toEqual([card, ['automa-must-act'], ['turn', 0, 2]]);
  });

  it('forgets what came later where somebody goes back, and a card that is not active', () => {
    const told = new Told();
    told.hear(live(10, card, ['automa-must-act']), 'automa_card_03');
    told.hear(live(4, ['automa-pays', 'rose']), 'automa_card_03');
    expect(told.events).toEqual([['automa-pays', 'rose']]);
    told.hear(live(20, card), 'automa_card_03');
    told.hear([], 'automa_card_09');
    expect(told.events).toEqual([]);
  });
});

describe('energies in a row', () => {
  const pool = ['rose', 'compass', 'rose', 'primal', 'rose'];

  it('are counted by kind, in the order of the figures', () => {
    expect(counted(pool)).toEqual([['compass', 1], ['rose', 3], ['primal', 1]]);
  });

  it('lie apart by kind, and those of a kind fanned', () => {
    const row = fan(pool, 10, 200, 5);
    expect(row.map(({ kind, index }) => [kind, index])).toEqual([['compass', 1], ['rose', 0], ['rose', 2], ['rose', 4], ['primal', 3]]);
    expect(row.map(({ x }) => Math.round(x * 10) / 10)).toEqual([10, 22, 26.2, 30.4, 42.4]);
  });

  it('move together where there is little room, and never leave it', () => {
    const row = fan(pool, 10, 24);
    expect(row[0]!.x).toBe(5);
    expect(Math.max(...row.map(({ x }) => x)) + 5).toBeLessThanOrEqual(24.01);
    expect(new Set(row.map(({ x }) => x)).size).toBe(5);
  });
});

describe('what the column shows', () => {
  const side = (character: string) => ({ side: { character } });
  const view = (more: object, players = 2): View =>
    ({ turn: { active: 'aureon', secret: false }, players: ['aureon', 'ignotas', 'rusne'].slice(0, players).map(side), automa: null, draft: [], chain: null, ...more }) as unknown as View;
  const chain = (section: string | null, ...tasks: string[]) => ({ chain: { section, then: tasks.map((task) => ({ task })) } });
  const automa = { automa: side('freyith') };

  it('is the score of two, a choice for more, and the automa alone', () => {
    expect([situationOf(view({})), situationOf(view({}, 3)), situationOf(view(automa, 1))]).toEqual(['duel', 'crowd', 'automa']);
  });

  it('is the draft once nothing is secret any more', () => {
    expect(situationOf(view({ draft: ['neutral_bridge_1'] }))).toBe('draft');
    expect(situationOf(view({ draft: ['neutral_bridge_1'], turn: { active: 'aureon', secret: true } }))).toBe('duel');
  });

  it('is a chain where a section is resolved or something is interrupted, and not at the plain end of a turn', () => {
    expect(situationOf(view(chain('eridonic_gate_1', 'turn_ends')))).toBe('chain');
    expect(situationOf(view(chain(null, 'move', 'turn_ends')))).toBe('chain');
    expect(situationOf(view(chain(null, 'turn_ends')))).toBe('duel');
  });

  it('stays with the card while the automa plays, until a section is resolved', () => {
    const turn = { turn: { active: 'freyith', secret: false } };
    expect(situationOf(view({ ...automa, ...turn, ...chain(null, 'automa') }, 1))).toBe('automa');
    expect(situationOf(view({ ...automa, ...turn, ...chain('eridonic_gate_1') }, 1))).toBe('chain');
  });

  it('says on which tab something can be chosen', () => {
    const offers = (...options: Option[]) => ({ decision: { options } as never });
    expect(TABS.map((tab) => waitsOn(tab, offers(['pool', 'rose'], ['achieve', 'rose', 'printed_boot', 'left'])))).toEqual([true, true, false]);
    expect(TABS.map((tab) => waitsOn(tab, offers(['step', 'quarry_mid'])))).toEqual([false, false, false]);
    expect(TABS.map((tab) => waitsOn(tab, { decision: null }))).toEqual([false, false, false]);
  });
});

describe('score sheets', () => {
  const one: Line[] = [['gained', 6, 'WC-SCOR-02'], ['pool', 3, 'WC-SCOR-09']];
  const other: Line[] = [['gained', 10, 'WC-SCOR-02'], ['wind', 5, 'WC-SCOR-15']];

  it('have the lines that any side has', () => {
    expect(lineKeys([one, other])).toEqual(['gained', 'pool', 'wind']);
    expect([pointsOf(one, 'pool'), pointsOf(other, 'pool')]).toEqual([3, 0]);
  });
});

describe('printed things of the solo mode', () => {
  it('have a sign for every action, bonus and achievement', () => {
    const known = (name: string) => name === 'action_deploy' || Object.keys(looks.things).some((key) => key === name || (key.endsWith('_') && `${name}_`.startsWith(key)));
    for (const card of Object.values(CARDS)) {
      for (const { kind } of [...card.actions, ...card.wheel.flat()]) expect(known(signOf(kind)), kind).toBe(true);
      expect(card.wheel).toHaveLength(WHEEL.length);
    }
    for (const id of ['printed_boot', 'bound_three_in_region', 'gained_all_kinds', 'three_conduits', 'three_upgraded_actions']) expect(known(goalSign(id)), id).toBe(true);
    expect([goalSign('printed_boot'), goalSign('three_conduits')]).toEqual(['boot', 'conduit']);
  });

  it('begin their wheel at the section of the character card', () => {
    expect(WHEEL).toEqual(['speed', 'construction', 'attainment', 'ascension', 'expansion']);
    expect(WHEEL[SOLO_SIDES.solo_rusne_construction!.wheel]).toBe('construction');
  });

  it('point at rows of conduits, counted from the top', () => {
    expect([0, 1, 2, 3, 4].map((row) => pointsAt(CARDS.automa_card_09!, row))).toEqual([true, true, false, true, false]);
  });

  it('give every god and every automa a look of their own', () => {
    expect(Object.keys(looks.sides ?? {}).sort()).toEqual(['aureon', 'freyith', 'ignotas', 'multanec', 'rusne'].flatMap((id) => [id, `automa_${id}`]).sort());
    expect(looks.sides?.automa_freyith).toEqual(looks.sides?.freyith);
  });
});

describe('the story of a game', () => {
  const source = `thing-aureon = Aureon
thing-automa_rusne = Rusné (automa)
thing-eridonic_gate = Gate
thing-eridonic_gate_1 = Gate, section 1
thing-printed_boot = Journey
tally-finished = Finished
tally-bound = Bound
tally-bridges = Bridges
tally-crossed = Met
tally-claimed = Claimed
tally-gained = Gained
moment-section = { $who }: { $section }
moment-wonder = stands { $monument }
moment-achievement = { $who } on { $achievement }
moment-turn = { $who } in { $turn }: { $count }
moment-chain = { $count } of { $who }
moment-last = over`;
  const text = new Texts('en', makeBundle('en', [source]), NO_VOCABULARY, ['aureon', 'automa_rusne'], [], ['aureon', 'automa']);
  const view = { players: [{}], automa: {}, monuments: [{ monument: 'eridonic_gate', sections: 2 }] } as unknown as View;
  const moves: { number: number; events: Option[] }[] = [
    { number: 1, events: [['turn', 0, 1], ['gain', 0, 'rose']] },
    { number: 2, events: [['completed', 0, 'eridonic_gate_1'], ['resolve', 'eridonic_gate_1'], ['energy-reward', 0, 'eridonic_gate_1'], ['built', 'eridonic_gate_1'], ['bind', 0, 'rose', 'eridonic_gate']] },
    { number: 3, events: [['turn', 1, 2], ['bind', 1, 'rose', 'eridonic_gate'], ['bind', 1, 'rose', 'engineering'], ['bind', 0, 'compass', 'engineering'], ['automa-bonus', 'gain_energy', 1]] },
    { number: 5, events: [['achieve', 1, 'rose', 'printed_boot'], ['crossing', 0, 'aureon_bridge_1'], ['built', 'eridonic_gate_2'], ['last-section']] },
    { number: 6, events: [['turn', 0, 3], ['bind', 0, 'rose', 'eridonic_gate']] },
  ];

  it('counts for whoever’s turn it is what is bound, and all rewards', () => {
    expect(turnsOf(moves)).toEqual([
      { seat: 0, number: 1, end: 2, bound: 1, rewards: 1 },
      { seat: 1, number: 2, end: 5, bound: 2, rewards: 2 },
      { seat: 0, number: 3, end: 6, bound: 1, rewards: 0 },
    ]);
  });

  it('has a column for each side, the automa too, and no row of nothing', () => {
    expect(tally(moves, view, text).rows).toEqual([
      { label: 'Finished', figures: [1, 0] },
      { label: 'Bound', figures: [3, 2] },
      { label: 'Met', figures: [1, 0] },
      { label: 'Gained', figures: [1, 0] },
    ]);
  });

  it('tells the moments that stand out, in their order', () => {
    expect(tally(moves, view, text).moments).toEqual([
      { number: 2, label: 'Aureon: Gate, section 1' },
      { number: 5, label: 'stands Gate' },
      { number: 5, label: 'Rusné (automa) on Journey' },
      { number: 5, label: 'Rusné (automa) in 2: 2' },
      { number: 5, label: '2 of Rusné (automa)' },
      { number: 5, label: 'over' },
    ]);
    expect(tally([], view, text)).toEqual({ rows: [], moments: [] });
    expect(text.missing).toEqual(new Set());
  });
});
