/**
 * `use:inspectable={{ id, inspect }}`: hover, keyboard focus and long press show a thing large.
 * What slides under a resting pointer stays small. A long press also swallows the click that would follow it. Whoever
 * cannot see it hears its texts with whatever can be used.
 */
import type { Action } from 'svelte/action';
import { described } from '../ear/described.svelte';

interface Inspectable {
  id: string | null;
  inspect: (id: string | null, at?: DOMRect) => void;
}

const HOVER_MS = 350;
const PRESS_MS = 450;

export const inspectable: Action<HTMLElement | SVGElement, Inspectable> = (node, given) => {
  let now = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let hovered = false;

  const show = () => now.id && now.inspect(now.id, node.getBoundingClientRect());
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(show, ms);
  };
  // Later: a thing with the focus blurs while it is taken off the table, when nothing may change.
  const hide = () => {
    clearTimeout(timer);
    queueMicrotask(() => now.inspect(null));
  };
  const on: Record<string, (event: Event) => void> = {
    pointermove: (event) => {
      if (hovered || (event as PointerEvent).pointerType !== 'mouse') return;
      hovered = true;
      later(HOVER_MS);
    },
    pointerleave: (event) => {
      if ((event as PointerEvent).pointerType !== 'mouse') return;
      hovered = false;
      hide();
    },
    pointerdown: (event) => {
      clearTimeout(timer);
      pressed = hovered = false;
      if ((event as PointerEvent).pointerType === 'mouse') return;
      timer = setTimeout(() => {
        pressed = true;
        show();
      }, PRESS_MS);
    },
    pointerup: () => clearTimeout(timer),
    pointercancel: () => clearTimeout(timer),
    contextmenu: (event) => pressed && event.preventDefault(),
    click: (event) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    focus: () => node.matches(':focus-visible') && later(HOVER_MS),
    blur: hide,
  };
  const describe = () => {
    if (!node.matches('button, [role=button]')) return;
    if (now.id) node.setAttribute('aria-describedby', described.by(now.id));
    else node.removeAttribute('aria-describedby');
  };
  describe();
  for (const [name, act] of Object.entries(on)) node.addEventListener(name, act, name === 'click');
  return {
    update: (next) => {
      const other = next.id !== now.id;
      now = next;
      if (other) describe();
    },
    destroy: () => {
      clearTimeout(timer);
      for (const [name, act] of Object.entries(on)) node.removeEventListener(name, act, name === 'click');
    },
  };
};
