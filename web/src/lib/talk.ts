/** What texts can do with the things that they name; given by the page as a Svelte context. */
import type { Component } from 'svelte';

export const TABLE_TALK = Symbol('table talk');

export interface TableTalk {
  symbol: () => Component<{ name: string; label: string }> | undefined;
  /** The name is under the pointer: make the thing conspicuous. */
  point: (id: string | null, at?: DOMRect) => void;
  /** The name was clicked: show the thing large. */
  show: (id: string) => void;
}
