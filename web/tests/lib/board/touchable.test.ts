import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isAmong, type Option } from '../../../src/lib/options';
import { Touchable, type Touch } from '../../../src/lib/board/touchable.svelte';

vi.mock('../../../src/lib/shell/shell.svelte', () => ({ t: (key: string) => key }));

const PREP: Option[] = [['prep', 'spark', 1], ['prep', 'spark', 2]];

/** A board of straw: it tells what was asked of it. */
function straw(held: Option[] = []) {
  const done: unknown[] = [];
  let tapped: unknown = null;
  return {
    done,
    held,
    aim: (spot?: string) => (spot === 'place:far' ? () => done.push(['aim', spot]) : null),
    ending: (ends: Option[]) => ends.find((one) => isAmong(one, held)) ?? null,
    isHeld: (begins: Option[]) => isAmong(held[0] ?? null, begins),
    isHovered: () => false,
    isAside: (options: Option[]) => isAmong(['gain', 'coal'], options),
    areFew: (options: Option[]) => options.length === 1,
    isFresh: (spot?: string) => spot === 'market:jade',
    isPointed: () => false,
    isMeant: (options: Option[]) => isAmong(['gain', 'jade'], options),
    isRead: (key: unknown) => tapped === key,
    say: (option: Option) => option.join(' '),
    touched: () => undefined,
    read: (key: unknown) => (tapped = key),
    inspect: (id: string | null) => done.push(['inspect', id]),
    choose: (option: Option) => done.push(['choose', ...option]),
    letGo: () => done.push(['let go']),
    hold: (begins: Option[]) => done.push(['hold', begins.length]),
    explain: (option: Option) => done.push(['explain', ...option]),
    hover: (option: Option | null) => done.push(['hover', option]),
    point: () => undefined,
  };
}

let board: ReturnType<typeof straw>;
const make = (touch: Partial<Touch>, held: Option[] = []) => {
  board = straw(held);
  const it = new Touchable(board as never, () => ({ label: 'Spark', ...touch }));
  it.element = { getBoundingClientRect: () => undefined } as unknown as HTMLElement;
  return it;
};
const key = (name: string) => ({ key: name, repeat: false, preventDefault: () => undefined }) as unknown as KeyboardEvent;
const finger = { pointerType: 'touch' } as PointerEvent;

describe('a click', () => {
  beforeEach(() => vi.clearAllMocks());

  it('chooses what is offered', () => {
    const it = make({ option: ['gain', 'jade'] });
    expect(it.look).toMatchObject({ offered: true, blocked: false, meant: true });
    it.click();
    expect(board.done).toEqual([['choose', 'gain', 'jade']]);
    expect(it.spoken).toBe('Spark. gain jade');
  });

  it('leads on to a place that is reached by more than one choice, also while something is held', () => {
    const it = make({ spot: 'place:far' }, PREP);
    expect(it.look).toMatchObject({ offered: true, waits: false });
    it.click();
    expect(board.done).toEqual([['aim', 'place:far']]);
  });

  it('takes up what begins several, and lets go of it', () => {
    make({ begins: PREP }).click();
    expect(board.done).toEqual([['hold', 2]]);
    const it = make({ begins: PREP }, PREP);
    expect(it.look).toMatchObject({ chosen: true, waits: false });
    it.click();
    expect(board.done).toEqual([['let go']]);
  });

  it('ends what was taken up; what is neither waits', () => {
    const it = make({ ends: [['prep', 'spark', 2]] }, PREP);
    it.click();
    expect(board.done).toEqual([['choose', 'prep', 'spark', 2]]);
    expect(make({ option: ['gain', 'jade'] }, PREP).look.waits).toBe(true);
  });

  it('rests while others are pointed at, stands out where it is one of few, and is marked where it changed', () => {
    expect(make({ option: ['gain', 'coal'] }).look).toMatchObject({ waits: true, few: true, fresh: false });
    expect(make({ begins: PREP, spot: 'market:jade' }).look).toMatchObject({ waits: false, few: false, fresh: true });
    expect(make({ id: 'jade' }).look.few, 'nothing is on offer there').toBe(false);
  });

  it('asks why not, or shows it large', () => {
    const it = make({ blocked: ['gain', 'jade'], id: 'jade' });
    expect(it.spoken).toBe('Spark. board-cannot');
    it.click();
    expect(board.done).toEqual([['explain', 'gain', 'jade']]);
    make({ id: 'jade' }).click();
    expect(board.done).toEqual([['inspect', 'jade']]);
  });

  it('does what it is told instead', () => {
    const act = vi.fn();
    make({ act, option: ['gain', 'jade'] }).click();
    expect(act).toHaveBeenCalledOnce();
    expect(board.done).toEqual([]);
  });
});

describe('a tap', () => {
  it('reads first, and acts at the second time', () => {
    const it = make({ option: ['gain', 'jade'], id: 'jade' });
    it.down(finger);
    it.click();
    expect(board.done).toEqual([['inspect', 'jade']]);
    it.click();
    expect(board.done.at(-1)).toEqual(['choose', 'gain', 'jade']);
  });
});

describe('a drawing', () => {
  it('is pressed by Enter and by the space bar', () => {
    const it = make({ option: ['gain', 'jade'] });
    for (const name of ['Enter', ' ', 'Tab']) it.press(key(name));
    expect(board.done).toEqual([['choose', 'gain', 'jade'], ['choose', 'gain', 'jade']]);
  });
});
