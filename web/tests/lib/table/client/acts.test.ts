import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Option } from '../../../../src/lib/options';
import type { TableClient } from '../../../../src/lib/table/client/client.svelte';
import type { Connection } from '../../../../src/lib/server/connection';
import type { Move, News, Situation } from '../../../../src/generated/schema';

const server = vi.hoisted(() => ({ choose: vi.fn(), undo: vi.fn() }));
vi.mock('../../../../src/lib/server/api', () => ({
  ...server,
  newKey: () => 'key',
  patience: { ask: (act: () => unknown) => act() },
  Refusal: class extends Error {},
}));
vi.mock('../../../../src/lib/shell/shell.svelte', () => ({ shell: { complain: vi.fn() }, t: (key: string) => key }));
const { Acts } = await import('../../../../src/lib/table/client/acts.svelte');

const CRYSTAL: Option = ['play', 'crystal'];
const JADE: Option = ['play', 'jade'];

/** A table at which nothing but gems is played, and what happens beside that. */
class FakeTable {
  mine = [0];
  scenes = { behind: 0, skip: () => undefined };
  moves: Partial<Move>[] = [];
  fair = 0;
  hand: Option[];
  kind = 'main';
  readonly asked: Option[] = [];
  readonly acts: InstanceType<typeof Acts>;
  /** What comes of a choice beyond the card that is played. */
  beside: (table: FakeTable) => void = () => undefined;

  constructor(...hand: Option[]) {
    this.hand = hand;
    const connection = { take: () => undefined } as unknown as Connection;
    this.acts = new Acts(this as unknown as TableClient, connection);
    server.choose.mockImplementation((_id, seat: number, option: Option) => {
      this.asked.push(option);
      this.hand = this.hand.filter((_, n) => n !== this.hand.findIndex((one) => one[1] === option[1]));
      this.happens(seat, option);
      this.beside(this);
      return Promise.resolve({} as News);
    });
    server.undo.mockImplementation(() => Promise.resolve({} as News));
  }

  happens(seat: number, option: Option): void {
    this.moves = [...this.moves, { number: this.moves.length + 1, seat, option }];
    this.fair = seat === 0 ? this.fair + 1 : 0;
  }

  get situation(): Situation {
    const options = [...new Set(this.hand), ['end_turn']];
    const decision = { kind: this.kind, about: [], seats: [0], options, takers: options.map(() => 0), remarks: [], batches: [] };
    return { seq: this.moves.length, number: this.moves.length, decision, undo: { fair: this.fair, reason: null } } as unknown as Situation;
  }

  get back(): number {
    return this.acts.before(this.situation);
  }
}

describe('choices that are made in one go', () => {
  beforeEach(() => vi.clearAllMocks());

  it('are made one after the other, and taken back together', async () => {
    const table = new FakeTable(CRYSTAL, CRYSTAL, JADE);
    await table.acts.chooseAll([CRYSTAL, CRYSTAL, JADE]);
    expect(table.asked).toEqual([CRYSTAL, CRYSTAL, JADE]);
    expect(table.acts.inBatch).toBe(false);
    expect(table.back).toBe(0);
    table.fair = 2;
    expect(table.back, 'as far as it is fair').toBe(1);
    table.fair = 0;
    expect(table.back, 'the others are asked').toBe(2);
  });

  it('are forgotten with the next choice, or when they are taken back', async () => {
    const table = new FakeTable(CRYSTAL, CRYSTAL, JADE);
    await table.acts.chooseAll([CRYSTAL, CRYSTAL]);
    await table.acts.choose(JADE);
    expect(table.back).toBe(2);
    await table.acts.undo(2);
    table.moves.pop();
    expect(table.back).toBe(1);
  });

  it('end when a question comes between, which belongs to them', async () => {
    const table = new FakeTable(CRYSTAL, CRYSTAL);
    table.beside = (it) => (it.kind = 'player');
    await table.acts.chooseAll([CRYSTAL, CRYSTAL]);
    expect(table.asked).toEqual([CRYSTAL]);
    expect(table.back).toBe(0);
  });

  it('end when somebody else chooses', async () => {
    const table = new FakeTable(CRYSTAL, CRYSTAL);
    table.beside = (it) => it.happens(1, ['ability', 1]);
    await table.acts.chooseAll([CRYSTAL, CRYSTAL]);
    expect(table.asked).toEqual([CRYSTAL]);
    expect(table.back).toBe(1);
  });

  it('end when there is something to be seen', async () => {
    const table = new FakeTable(CRYSTAL, CRYSTAL);
    table.beside = (it) => (it.scenes.behind = 1);
    await table.acts.chooseAll([CRYSTAL, CRYSTAL]);
    expect(table.asked).toEqual([CRYSTAL]);
  });

  it('end when one of them is not on offer, or is refused', async () => {
    const table = new FakeTable(CRYSTAL);
    await table.acts.chooseAll([CRYSTAL, JADE, CRYSTAL]);
    expect(table.asked).toEqual([CRYSTAL]);
    server.choose.mockImplementation(() => Promise.reject(new Error('no')));
    await table.acts.chooseAll([['end_turn'], ['end_turn']]);
    expect(server.choose).toHaveBeenCalledTimes(2);
    expect(table.acts.inBatch).toBe(false);
  });
});

describe('the way back', () => {
  const acts = new Acts({} as TableClient, { take: () => undefined } as unknown as Connection);
  const after = (number: number, fair: number) => ({ number, undo: { fair, reason: null } }) as unknown as Situation;

  it.each([
    [9, 5, 6, { to: 6, whole: true }],
    [9, 3, 6, { to: 6, whole: true }],
    [9, 2, 6, { to: 7, whole: false }],
    [6, 4, 6, { to: 2, whole: false }],
    [6, 0, 2, { to: 6, whole: false }],
  ])('of %i choices, %i of them fair, in a turn that began after %i', (number, fair, began, way) => {
    expect(acts.wayBack(after(number, fair), began)).toEqual(way);
  });
});
