/** What texts can do with the things that they name; given by the page as a Svelte context. */
import type { PlainLooks } from '../art/looks';
import { getContext, setContext, type Component } from 'svelte';

const KEY = Symbol('table talk');

export interface TableTalk {
  /** Icons of things and symbols, where they are drawn plainly. */
  looks: () => PlainLooks | undefined;
  symbol: () => Component<{ name: string; label: string }> | undefined;
  /** The name is under the pointer: make the thing conspicuous. */
  point: (id: string | null, at?: DOMRect) => void;
  /** The name was clicked: show the thing large. */
  show: (id: string) => void;
}

export const provideTalk = (talk: TableTalk): TableTalk => setContext(KEY, talk);

export const useTalk = (): TableTalk | undefined => getContext<TableTalk | undefined>(KEY);
