/** What texts can do with the things that they name; given by the page as a Svelte context. */
import { getContext, setContext, type Component } from 'svelte';

const KEY = Symbol('table talk');

export interface TableTalk {
  symbol: () => Component<{ name: string; label: string }> | undefined;
  /** The name is under the pointer: make the thing conspicuous. */
  point: (id: string | null, at?: DOMRect) => void;
  /** The name was clicked: show the thing large. */
  show: (id: string) => void;
}

export const provideTalk = (talk: TableTalk): TableTalk => setContext(KEY, talk);

export const useTalk = (): TableTalk | undefined => getContext<TableTalk | undefined>(KEY);
