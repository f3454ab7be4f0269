import { describe, expect, it, vi } from 'vitest';
import type { Frames as Sent, Move } from '../../../src/generated/schema';
import { makeBundle, NO_VOCABULARY, Texts, type Vocabulary } from '../../../src/lib/words/texts';
import { beatsOf, directions, type Beat } from '../../../src/lib/scene/beats';
import { hasBegun, noteBegun } from '../../../src/lib/scene/begun';
import { Frames, whole } from '../../../src/lib/scene/frames';
import { mostOf, timeOf } from '../../../src/lib/scene/pace';
import { Player } from '../../../src/lib/scene/player.svelte';
import type { GameModule } from '../../../src/lib/game';

const WORDS: Vocabulary = {
  ...NO_VOCABULARY,
  events: {
    turn: ['seat'], order: ['whose'], round: ['number'], draws: ['card'], hit: ['seat', 'amount'], draw: ['seat'], ability: ['seat', 'card'],
  },
  seats: ['seat'],
  things: ['card'],
  turns: { turn: 'seat', order: 'whose' },
  shown: ['draws', 'ability'],
};
const SAYS = `
side-foe = The foe
thing-claw = Claw
    .text = ${'It scratches. '.repeat(4)}
event-turn = { $seat } plays.
event-order = Next: { $whose }.
event-round = Round { $number }.
event-draws = It draws { $card }.
event-hit = { $seat } suffers { $amount }.
event-draw = { $seat } draws.
event-ability = { $seat } uses { $card }.
seat = Seat { $number }
`;
const text = new Texts('en', makeBundle('en', [SAYS]), WORDS);
const module = {
  weight: (event) => (event[0] === 'round' || event[0] === 'order' ? 'head' : event[0] === 'draws' || event[0] === 'ability' ? 'strong' : 'plain'),
} as GameModule;
const told = directions(module, text);

function move(seat: number, ...events: (string | number)[][]): Move {
  return { seq: 4, number: 4, seat, option: ['x'], events, at: 0, standing: false, frames: null };
}
const kinds = (beats: Beat[]) => beats.map((beat) => beat.events.map(({ event }) => event[0]).join(' '));

describe('beats', () => {
  const foes = [['order', 'foe'], ['draws', 'claw'], ['hit', 0, 2], ['round', 2], ['order', 'any'], ['turn', 0]];

  it('are a turn, a card and what comes of it, one after another', () => {
    const beats = beatsOf([move(1, ...foes)], told, [0]);
    expect(kinds(beats)).toEqual(['order', 'draws', 'hit', 'round order turn']);
    expect(beats.map((beat) => beat.turn)).toEqual(['foe', null, null, 0]);
    expect(beats.map((beat) => [beat.thing, beat.aside])).toEqual([[null, false], ['claw', false], ['claw', true], [null, false]]);
    expect(beats.map((beat) => beat.last)).toEqual([0, 1, 2, 5]);
  });

  it('of an own choice begin with what is not its own doing', () => {
    const [first, ...rest] = beatsOf([move(0, ['draw', 0], ['draw', 0], ...foes)], told, [0]);
    expect(first).toMatchObject({ known: true, last: 1 });
    expect(kinds(rest)[0]).toBe('order');
    expect(beatsOf([move(0, ['draw', 0], ['ability', 0, 'claw'])], told, [0]).every((beat) => beat.known)).toBe(true);
    expect(beatsOf([move(0)], told, [0])).toEqual([]);
    expect(beatsOf([{ ...move(1, ...foes), option: ['~undo', 3] }], told, [0]), 'what is taken back').toEqual([]);
  });

  it('hold small things of a kind together, and more where there are many', () => {
    expect(kinds(beatsOf([move(1, ['draw', 1], ['draw', 1], ['hit', 0, 1])], told, [0]))).toEqual(['draw draw', 'hit']);
    const many = Array.from({ length: 40 }, (_, n) => (n % 2 ? ['draw', 1] : ['hit', 0, 1]));
    expect(beatsOf([move(1, ...many)], told, [0])).toHaveLength(10);
  });

  it('are whose who acts, and while nobody does, whose they happen to', () => {
    const beats = beatsOf([move(1, ['draw', 1], ['hit', 0, 1], ...foes)], told, []);
    expect(kinds(beats)).toEqual(['draw', 'hit', 'order', 'draws', 'hit', 'round order turn']);
    expect(beats.map((beat) => beat.seat), 'what seat 1 does to seat 0 is its doing').toEqual([1, 1, 1, 1, 0, 0]);
    expect(beatsOf([move(0, ['draw', 0], ...foes)], told, [0])[0], 'an own choice').toMatchObject({ known: true, seat: 0 });
  });

  it('are none for what was taken back', () => {
    expect(beatsOf([{ ...move(1), option: ['~undo', 3] }], told, [0])).toEqual([]);
  });
});

describe('time', () => {
  const [turn, card, hit] = beatsOf([move(1, ['order', 'foe'], ['draws', 'claw'], ['hit', 0, 2])], told, [0]) as [Beat, Beat, Beat];

  it('is what reading takes, at the pace that was chosen', () => {
    expect(timeOf(card, 'normal', text)).toBeGreaterThan(timeOf(hit, 'normal', text));
    expect(timeOf(turn, 'slow', text)).toBe(2 * timeOf(turn, 'normal', text));
    expect(timeOf(turn, 'quick', text)).toBe(timeOf(turn, 'normal', text) / 2);
    expect(timeOf(turn, 'off', text)).toBe(0);
    expect(timeOf({ ...turn, known: true }, 'slow', text)).toBe(0);
  });

  it('has an end while somebody waits', () => {
    expect(mostOf('quick')).toBeLessThan(mostOf('normal'));
    expect(mostOf('normal')).toBeLessThan(mostOf('slow'));
  });
});

/** A clock that goes on only when told. */
class Straw {
  waiting: { act: () => void; ms: number } | null = null;
  later = (act: () => void, ms: number) => (this.waiting = { act, ms });
  forget = () => (this.waiting = null);
  pass(): void {
    const { waiting } = this;
    this.waiting = null;
    waiting?.act();
  }
}

describe('a player', () => {
  function setUp(times: number[], most = Infinity) {
    const clock = new Straw();
    const shown: number[] = [];
    let ended = 0;
    const beats = times.map((_, n) => ({ seq: n }) as Beat);
    const player = new Player({ show: (beat) => shown.push(beat.seq), time: (beat) => times[beat.seq]!, most: () => most }, clock);
    const play = async (ready?: Promise<unknown>) => {
      player.play(beats, () => (ended += 1), ready);
      await Promise.resolve();
      await Promise.resolve();
    };
    return { clock, shown, player, play, ended: () => ended };
  }

  it('shows beats one after another and says when it is over', async () => {
    const { clock, shown, player, play, ended } = setUp([100, 200]);
    await play();
    expect([shown, player.left, clock.waiting?.ms]).toEqual([[0], 2, 100]);
    clock.pass();
    expect([shown, player.left, clock.waiting?.ms]).toEqual([[0, 1], 1, 200]);
    expect(ended()).toBe(0);
    clock.pass();
    expect([ended(), player.playing, player.beat]).toEqual([1, false, null]);
  });

  it('does not hold what takes no time', async () => {
    const { shown, player, play } = setUp([0, 100]);
    await play();
    expect(shown).toEqual([0, 1]);
    expect(player.beat?.seq).toBe(1);
  });

  it('goes on when told, and leaves out the rest', async () => {
    const { clock, shown, player, play, ended } = setUp([100, 100, 100]);
    await play();
    player.goOn();
    expect(shown).toEqual([0, 1]);
    player.skip();
    expect([shown.length, ended(), clock.waiting]).toEqual([2, 1, null]);
    player.skip();
    player.goOn();
    expect(ended()).toBe(1);
  });

  it('begins without what it has waited for, and not at all where nobody looks any more', async () => {
    const late = setUp([100]);
    await late.play(Promise.reject(new Error('no frames')));
    expect(late.shown).toEqual([0]);
    const left = setUp([100]);
    let comes = () => undefined as void;
    await left.play(new Promise<void>((resolve) => (comes = resolve)));
    left.player.skip();
    // What was waited for then does not begin what is waited for now.
    await left.play(new Promise(() => undefined));
    comes();
    await Promise.resolve();
    expect([left.shown, left.ended(), left.clock.waiting]).toEqual([[], 1, null]);
  });

  it('takes no longer than it may', async () => {
    const { clock, play } = setUp([3000, 1000], 2000);
    await play();
    expect(clock.waiting?.ms).toBe(1500);
  });

  it('waits until it is ready, unless it is left out before', async () => {
    const { shown, player, play, ended } = setUp([100]);
    let ready = () => {};
    await play(new Promise<void>((resolve) => (ready = resolve)));
    expect([shown, player.playing]).toEqual([[], true]);
    player.skip();
    ready();
    await Promise.resolve();
    await Promise.resolve();
    expect([shown, ended()]).toEqual([[], 1]);
  });
});

describe('frames', () => {
  const sent: Sent = { seq: 4, frames: [{ a: 1, b: 1 }, { b: 2 }, {}] };

  it('are whole views, each with what had changed', () => {
    expect(whole(sent.frames)).toEqual([{ a: 1, b: 1 }, { a: 1, b: 2 }, { a: 1, b: 2 }]);
  });

  it('may be missing, or belong to another move', async () => {
    const found = new Frames(async () => sent);
    await found.load([move(1, ['draw', 1])]);
    expect(found.at(4, 1)).toEqual({ a: 1, b: 2 });
    expect(found.at(4, 9)).toBeUndefined();
    const refused = new Frames(() => Promise.reject(new Error('late')));
    await refused.load([move(1, ['draw', 1])]);
    expect(refused.at(4, 0)).toBeUndefined();
    const other = new Frames(async () => ({ ...sent, seq: 9 }));
    await other.load([move(1, ['draw', 1])]);
    expect(other.at(4, 0)).toBeUndefined();
  });
});

describe('beginnings', () => {
  it('are shown once at each table, and of many tables the latest are remembered', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
    for (const table of ['first', ...Array.from({ length: 20 }, (_, n) => `t${n}`), 't19', 't19']) noteBegun(table);
    expect([hasBegun('first'), hasBegun('t0'), hasBegun('t19')]).toEqual([false, true, true]);
    vi.unstubAllGlobals();
  });
});
