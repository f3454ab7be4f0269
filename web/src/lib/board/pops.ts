import type { Option } from '../game';

/** A figure that rises where something happened: from the first of the spots (`data-spot`) that is there. */
export type Pop = (event: Option) => { at: string[]; text: string; symbol?: string; tone: 'good' | 'bad' | 'gain' };
