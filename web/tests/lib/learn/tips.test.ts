import { describe, expect, it } from 'vitest';
import { meantBy, meantByShell, SHELL_TIPS, tipFor, type Moment } from '../../../src/lib/learn/tips';
import type { Tip } from '../../../src/generated/schema';

const TIPS: Tip[] = [
  { id: 'minion', question: '', option: '', event: 'minion', points: [] },
  { id: 'open', question: '', option: 'open', event: '', points: [] },
  { id: 'target', question: 'target', option: '', event: '', points: [] },
];
const moment = (more: Partial<Moment> = {}): Moment => ({
  decision: { kind: 'main', options: [['end']], default: null, batches: [] },
  events: [], number: 0, fair: 0, refused: false, hints: false, foresees: false, desk: true, ...more,
});
const tell = (seen: string[], at: Moment, last = -1) => tipFor(TIPS, new Set(seen), at, last);

describe('first-use tips', () => {
  it('are brought up by a question, a verb on offer or an event', () => {
    expect(tell([], moment({ decision: { kind: 'target', options: [], default: null, batches: [] } }))).toBe('meet-target');
    expect(tell([], moment({ decision: { kind: 'main', options: [['open', 2]], default: null, batches: [] } }))).toBe('meet-open');
    expect(tell([], moment({ events: [['minion', 'x']] }))).toBe('meet-minion');
    expect(tell([], moment()), 'nothing of the game').toBe('tip-look');
    expect(tell(['tip-look'], moment({ refused: true }))).toBe('tip-why');
    const batches = [{ label: ['all'], remark: [], options: [['play', 'jade'], ['play', 'opal']] }];
    expect(tell([], moment({ decision: { ...moment().decision, batches } }))).toBe('tip-batch');
    expect(tell([], moment({ decision: { ...moment().decision, batches }, desk: false }))).toBe('tip-batch-tap');
  });

  it('are told once', () => {
    const at = moment({ events: [['minion', 'x']] });
    expect(tell(['meet-minion'], at)).toBe('tip-look');
    expect(tell(['meet-minion', 'tip-look'], at)).toBeNull();
  });

  it('of the shell leave room between them, those of the game do not wait', () => {
    expect(tell(['tip-look'], moment({ number: 5, fair: 1 }), 3)).toBeNull();
    expect(tell(['tip-look'], moment({ number: 6, fair: 1 }), 3)).toBe('tip-undo');
    expect(tell([], moment({ number: 5, events: [['minion']] }), 3)).toBe('meet-minion');
  });

  it('speak of pointing or of holding, and of keys only where there are some', () => {
    const late = { number: 50, fair: 1, refused: true, hints: true, foresees: true };
    const all = (desk: boolean) => {
      const told: string[] = [];
      for (;;) {
        const key = tell(told, moment({ ...late, desk }));
        if (!key) return told;
        told.push(key);
      }
    };
    expect(all(true)).not.toContain('tip-hold');
    expect(all(false)).toEqual(['tip-hold', 'tip-why', 'tip-undo', 'tip-hint', 'tip-log']);
    expect(new Set([...all(true), ...all(false)]).size).toBe(SHELL_TIPS.length - 4); // no default, few options, nothing in one go
  });
});

describe('what a tip speaks of on the board', () => {
  const asked = { options: [['open', 2], ['play', 'jade'], ['open', 3]] };

  it('is every option of its verb, and the places that it names', () => {
    const tip = { id: 'open', question: '', option: 'open', event: '', points: ['breach_2'] };
    expect(meantBy(tip, asked)).toEqual({ options: [['open', 2], ['open', 3]], places: ['breach_2'] });
  });

  it('is all that its question offers, where it names nothing there', () => {
    const tip = { id: 'target', question: 'target', option: '', event: '', points: [] };
    expect(meantBy(tip, asked)).toEqual({ options: asked.options, places: [] });
    expect(meantBy({ ...tip, points: ['purse'] }, asked)).toEqual({ options: [], places: ['purse'] });
  });

  it('are the things of the event that brought it up, the last one where there were several', () => {
    expect(meantBy(TIPS[0]!, asked, [['minion', 'x'], ['minion', 'y', 2], ['turn', 'z']])).toEqual({ options: [], places: ['y'] });
  });

  it('is what can be done in one go, where the shell tells of that', () => {
    const batches = [{ label: ['all'], remark: [], options: [['play', 'jade'], ['play', 'opal']] }];
    expect(meantByShell('tip-batch', { batches })).toEqual({ options: batches[0]!.options, places: [] });
    expect(meantByShell('tip-log', { batches })).toBeNull();
  });

  it('is nothing where an event brought it up and it names no place', () => {
    expect(meantBy(TIPS[0]!, asked)).toEqual({ options: [], places: [] });
  });
});
