/** A game that brings no board yet is shown plainly: its view as a list, its options in the prompt bar. */
import type { GameModule } from '../game';
import Board from './Board.svelte';
import Sign from './Sign.svelte';
import Thing from './Thing.svelte';

export function plain(id: string): GameModule {
  return {
    id,
    Board,
    Thing,
    Symbol: Sign,
    accent: { dark: '#c9a6ff', light: '#6a35b8' },
    seats: (view) => ((view as { mages?: { mage: string }[] }).mages ?? []).map((mage) => mage.mage),
    status: () => '',
    active: () => null,
    remark: () => '',
    thingOf: (option) => (typeof option[1] === 'string' ? option[1] : null),
    rules: () => [],
    first: { seats: 2, setup: {} },
    plots: () => [],
    shelves: [],
  };
}
