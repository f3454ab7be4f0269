import { describe, expect, it } from 'vitest';
import { Facing } from '../../../src/lib/board/facing.svelte';

describe('a board that is told or replayed', () => {
  it('faces whoever acts, until somebody turns elsewhere', () => {
    const facing = new Facing();
    expect([facing.seat, facing.turned]).toEqual([null, null]);
    facing.acting = 1;
    expect(facing.seat).toBe(1);
    facing.turned = 0;
    facing.acting = 2;
    expect(facing.seat).toBe(0);
    facing.turned = null;
    expect(facing.seat).toBe(2);
  });

  it('stays with what is in front, and follows anew when all is told', () => {
    const facing = new Facing();
    facing.stay();
    expect(facing.turned, 'nobody was in front').toBeNull();
    facing.acting = 1;
    facing.stay();
    facing.acting = 0;
    expect([facing.seat, facing.turned]).toEqual([1, 1]);
    facing.end();
    facing.acting = 0;
    expect([facing.seat, facing.turned]).toEqual([0, null]);
  });
});
