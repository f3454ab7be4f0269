import type { Option } from '../options';

/** A figure that rises where something happened: from the first of the spots (`data-spot`) that is there. */
export type Pop = (event: Option) => { at: string[]; text: string; symbol?: string; tone: 'good' | 'bad' | 'gain' };

/** By the kind of an event: the figure that rises for it. */
export type Pops<Kind extends string = string> = Partial<Record<Kind, Pop>>;
