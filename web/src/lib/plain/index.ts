/** A game that brings no board is shown plainly: what its view holds, and its options in the prompt bar. */
import type { PlainLooks } from '../art/looks';
import type { GameModule } from '../game';
import Board from './Board.svelte';
import Sign from './Sign.svelte';
import Thing from './Thing.svelte';
import { vitals } from './vitals';

const NO_LOOKS: PlainLooks = { accent: { dark: '#c9a6ff', light: '#6a35b8' }, things: {} };
const COLOURS = ['var(--accent)', 'var(--chosen)', 'var(--good)', 'var(--danger)', 'var(--ink)'];

export function plain(id: string, looks: PlainLooks = NO_LOOKS): GameModule {
  return {
    id,
    plain: true,
    told: true,
    foresees: true,
    Board,
    Thing,
    Symbol: Sign,
    looks,
    accent: looks.accent,
    // Seats go by who sits there.
    seats: () => [],
    status: () => '',
    vitals,
    active: () => null,
    thingOf: (option) => (typeof option[1] === 'string' ? option[1] : null),
    rules: () => [],
    // As few as can play.
    first: { seats: 1, setup: {} },
    plots: (_, figures) => figures.map((figure, n) => ({ figure, thing: figure, colour: COLOURS[n % COLOURS.length] ?? '' })),
    shelves: [],
  };
}
