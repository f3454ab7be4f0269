import { describe, expect, it } from 'vitest';
import { columnOf, layoutFor, panelOf, scaleFor, SINGLE, type Layout } from '../../../src/lib/board/layouts';

const DESK: Layout = { name: 'desk', from: 1000, grid: "'a b'", width: 1300, height: 700 };
const STACKED: Layout = { name: 'stacked', from: 700, grid: "'a' 'b'", width: 940, height: 1000 };
const LAYOUTS = [DESK, STACKED, SINGLE];
const nameFor = (layouts: Layout[], width: number, height: number) => layoutFor(layouts, { width, height }).name;

describe('a board is laid', () => {
  it('by the width of its room', () => {
    expect([1440, 1000, 999, 700, 699, 390].map((width) => nameFor(LAYOUTS, width, 700))).toEqual([
      'desk', 'desk', 'stacked', 'stacked', 'single', 'single',
    ]);
  });

  it('as its first layout until the room is known, and as its last where none is small enough', () => {
    expect(nameFor(LAYOUTS, 0, 0)).toBe('desk');
    expect(nameFor([DESK, STACKED], 300, 500)).toBe('stacked');
  });

  it('otherwise where a layout would become too small, if it says so', () => {
    const wide: Layout = { ...DESK, width: 1440, height: 704, fits: 0.9 };
    const pages: Layout = { ...SINGLE, name: 'pages', from: 1000 };
    const names = [[1440, 704], [1296, 640], [1280, 554], [1024, 590], [820, 900]].map(([width, height]) =>
      nameFor([wide, pages, STACKED, SINGLE], width as number, height as number));
    expect(names).toEqual(['desk', 'desk', 'pages', 'pages', 'stacked']);
  });

  it('as a column of its panels in their order', () => {
    const panel = { title: '', verbs: [] };
    expect(columnOf([{ ...panel, area: 'sea' }, { ...panel, area: 'city' }])).toBe("'sea' auto 'city' auto / minmax(0, 1fr)");
  });
});

describe('a layout is scaled', () => {
  it('to fit its room, and takes not quite all of a larger one', () => {
    expect(scaleFor(DESK, { width: 1300, height: 700 })).toBe(1);
    expect(scaleFor(DESK, { width: 1235, height: 700 })).toBeCloseTo(0.95);
    expect(scaleFor(DESK, { width: 2600, height: 900 })).toBeCloseTo(1 + (900 / 700 - 1) * 0.85);
  });

  it('no further than what can be read, or than it allows', () => {
    expect(scaleFor(DESK, { width: 1000, height: 500 })).toBe(0.86);
    expect(scaleFor(DESK, { width: 9000, height: 9000 })).toBe(1.75);
    expect(scaleFor({ ...DESK, least: 0.5, most: 1.2 }, { width: 650, height: 700 })).toBe(0.5);
    expect(scaleFor({ ...DESK, least: 0.5, most: 1.2 }, { width: 2600, height: 1400 })).toBe(1.2);
  });

  it('not where one panel is shown at a time, nor before the room is known', () => {
    expect(scaleFor(SINGLE, { width: 390, height: 560 })).toBe(1);
    expect(scaleFor(DESK, { width: 0, height: 0 })).toBe(1);
  });
});

describe('what happens has its panel', () => {
  const [foe, own] = [{ area: 'foe', title: '', verbs: [], events: ['draws', 'strikes'] }, { area: 'own', title: '', verbs: [], events: ['play', 'draw'] }];
  const areaOf = (...events: string[]) => panelOf([foe, own], events.map((event) => [event, 0]))?.area;

  it('where most of it happens, of several the last', () => {
    expect(areaOf('draws', 'play', 'draw')).toBe('own');
    expect(areaOf('play', 'strikes')).toBe('foe');
    expect(areaOf('strikes', 'round', 'play')).toBe('own');
  });

  it('or none', () => {
    expect([areaOf('round'), areaOf()]).toEqual([undefined, undefined]);
  });
});
