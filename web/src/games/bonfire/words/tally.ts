/** What everybody did in a game, Tom too, counted from its log, and the moments that tell its story. */
import type { Tally, Told, Texts } from '../../../lib/game';
import { wordOf } from '../../../lib/options';
import { ELDERS, TASKS, type Says, type View } from '../content';

type Event = Says['event'];
const ROWS = ['fires', 'fate', 'paths', 'portals', 'guardians', 'gnomes', 'commons'] as const;
type Row = (typeof ROWS)[number];

/** The row that an event counts in for the seat that it names first. */
const DEEDS: Partial<Record<Event, Row>> = {
  ignite: 'fires', fate: 'fate', 'build-path': 'paths', portal: 'portals', retrieve: 'guardians', recruit: 'gnomes', 'common-task': 'commons',
};
/** The same of Tom, whom they do not name. */
const TOMS: Partial<Record<Event, Row>> = {
  'tom-lights': 'fires', 'tom-builds': 'paths', 'tom-portal': 'portals', 'tom-retrieves': 'guardians', 'tom-recruits': 'gnomes', 'tom-common': 'commons',
};

interface Feat {
  number: number;
  amount: number;
  who: number;
  thing: string;
}

export function tally(moves: Told[], view: View, text: Texts): Tally {
  const tom = view.players.length;
  const who = [...view.players.map((_, seat) => text.plain(text.seat(seat))), ...(view.tom ? [text.name('tom')] : [])];
  const counted = Object.fromEntries(ROWS.map((row) => [row, who.map(() => 0)])) as Record<Row, number[]>;
  const moments: { number: number; label: string }[] = [];
  const told = (number: number, key: string, figures: Record<string, string | number> = {}) =>
    moments.push({ number, label: text.format(`story-${key}`, figures) });
  const best: Record<string, Feat> = {};
  const rival = (key: string, feat: Feat) => {
    if (feat.amount > (best[key]?.amount ?? 0)) best[key] = feat;
  };
  let lit = 0;
  let standing = 0;
  /** What the Procession that is under way has brought. */
  let procession: Feat | null = null;

  for (const { number, events } of moves) {
    let laid: Feat | null = null;
    for (const event of events) {
      const kind = wordOf<Event>(event);
      const [, first, second, third] = event;
      const own = DEEDS[kind];
      const toms = TOMS[kind];
      const doer = own ? Number(first) : tom;
      if (own || toms) {
        const row = counted[own ?? (toms as Row)];
        row[doer] = (row[doer] ?? 0) + 1;
      }
      if (kind === 'ignite' || kind === 'tom-lights') {
        const task = `${kind === 'ignite' ? second : first}`;
        if (lit === 0) told(number, 'first-fire', { who: who[doer] ?? '' });
        lit += 1;
        rival('best-fire', { number, amount: TASKS[task]?.points ?? 0, who: doer, thing: task });
      } else if (kind === 'enter') {
        if (standing === 0) told(number, 'first-standing', { who: who[Number(first)] ?? '' });
        standing += 1;
      } else if (kind === 'countdown') told(number, 'countdown');
      else if (kind === 'common-task' || kind === 'tom-common') {
        if (counted.commons.reduce((sum, one) => sum + one, 0) === 1) told(number, 'first-common', { who: who[doer] ?? '' });
      } else if (kind === 'recruit' && ELDERS.includes(`${second}`)) {
        const points = events.find(([one, seat]) => one === 'points' && seat === first);
        rival('elder', { number, amount: Number(points?.[2] ?? 0), who: doer, thing: `${second}` });
      } else if (kind === 'fate') laid = { number, amount: 0, who: doer, thing: '' };
      else if (kind === 'procession') procession = { number, amount: 0, who: Number(first), thing: '' };
      else if (kind === 'turn' || kind === 'tom-card') procession = null;
      else if (kind === 'gain-tiles' && laid && laid.who === first) laid.amount += Number(third);
      else if (kind === 'gain-resource' && procession && procession.who === first) procession.amount += Number(third);
      if (procession) rival('procession', { ...procession });
    }
    if (laid) rival('fate', laid);
  }

  for (const [key, { number, amount, who: doer, thing }] of Object.entries(best)) {
    told(number, key, { who: who[doer] ?? '', amount, thing: thing ? text.name(thing) : '' });
  }
  return {
    who,
    rows: ROWS.map((row) => ({ label: text.format(`tally-${row}`), figures: counted[row] })),
    moments: moments.sort((one, other) => one.number - other.number),
  };
}
