import { describe, expect, it } from 'vitest';
import { boxesOf, heightOf, isMeant, leadOf, type Meant } from '../../../src/lib/board/spotlight';

const meant: Meant = { options: [['prep', 'spark', 1]], places: ['machine', 'jade'] };

describe('a piece is meant', () => {
  it('by an option that it offers', () => {
    expect(isMeant(meant, [['prep', 'spark', 2], ['prep', 'spark', 1]])).toBe(true);
    expect(isMeant(meant, [['prep', 'spark', 2]])).toBe(false);
  });

  it('by what it is, or where', () => {
    expect(isMeant(meant, [], 'jade')).toBe(true);
    expect(isMeant(meant, [], undefined, 'machine')).toBe(true);
    expect(isMeant(meant, [], 'spark', 'hand:0')).toBe(false);
    expect(isMeant(meant, [])).toBe(false);
  });
});

describe('what is brought into sight', () => {
  const piece = (offered: boolean, within = false, meant: Element[] = []) =>
    ({ matches: () => offered, querySelector: () => (within ? {} : null), querySelectorAll: () => meant }) as unknown as Element;

  it('is what is to be chosen, wherever it stands, before what is only spoken of', () => {
    const [spoken, offered, around] = [piece(false), piece(true), piece(false, true)];
    expect(leadOf([spoken, offered, around])).toEqual([offered, around]);
    expect(leadOf([spoken])).toEqual([spoken]);
    expect(leadOf([spoken, piece(false, true, [offered])]), 'one tower of the whole city').toEqual([offered]);
  });
});

describe('what is lit', () => {
  const at = (left: number, top: number, width: number, height: number) => ({ getBoundingClientRect: () => ({ left, top, width, height }) as DOMRect });

  it('has a little room around it, on the stage wherever that is scrolled to', () => {
    const stage = { ...at(100, 50, 800, 600), scrollTop: 30 };
    expect(boxesOf([at(140, 90, 60, 84)], stage)).toEqual([{ x: 34, y: 64, width: 72, height: 96 }]);
  });

  it('lies on a ground as high as all that is on the stage, without itself', () => {
    const child = (tagName: string, bottom: number) => ({ tagName, getBoundingClientRect: () => ({ bottom }) as DOMRect });
    const stage = (clientHeight: number, ...children: unknown[]) =>
      ({ ...at(0, 50, 390, clientHeight), clientHeight, scrollTop: 30, children }) as unknown as HTMLElement;
    expect(heightOf(stage(200, child('DIV', 700), child('svg', 9000)))).toBe(680);
    expect(heightOf(stage(800, child('DIV', 300)))).toBe(800);
  });
});
