/** What each mage did in a game, counted from its log, and the moments that decided it. */
import type { Tally, Told, Texts } from '../../../lib/game';
import { wordOf } from '../../../lib/options';
import type { Says, View } from '../content';

const ROWS = ['nemesis', 'minions', 'spells', 'gained', 'breaches', 'abilities', 'lost'] as const;
type Row = (typeof ROWS)[number];

/** The row that an event counts in for the mage who did it. */
const DEEDS: Partial<Record<Says['event'], Row>> = { cast: 'spells', gain: 'gained', open: 'breaches', ability: 'abilities' };

interface Blow {
  number: number;
  amount: number;
  seat: number;
}

export function tally(moves: Told[], view: View, text: Texts): Tally {
  const mages = view.mages.map((mage) => mage.mage);
  const counted = Object.fromEntries(ROWS.map((row) => [row, mages.map(() => 0)])) as Record<Row, number[]>;
  const count = (row: Row, seat: number, amount = 1) => (counted[row][seat] = (counted[row][seat] ?? 0) + amount);
  const moments: { number: number; label: string }[] = [];
  let hit: Blow | null = null;
  let loss: Blow | null = null;
  /** Whose turn it is: damage in it is theirs. -1 is the nemesis. */
  let turn = -1;

  for (const { number, events } of moves) {
    let fallen = 0;
    for (const event of events) {
      const kind = wordOf<Says['event']>(event);
      const [, first, second] = event;
      if (kind === 'turn-card') turn = -1;
      else if (kind === 'turn') turn = Number(first);
      else if (kind === 'exhausted') {
        moments.push({ number, label: text.format('story-exhausted', { mage: text.name(mages[Number(first)] ?? '') }) });
      } else if (kind === 'damage') {
        const amount = Number(second);
        const seat = mages.indexOf(String(first));
        if (seat >= 0) count('lost', seat, amount);
        else if (first === 'gravehold') fallen += amount;
        else if (turn >= 0) {
          count(first === 'nemesis' ? 'nemesis' : 'minions', turn, amount);
          if (first === 'nemesis' && amount > (hit?.amount ?? 0)) hit = { number, amount, seat: turn };
        }
      } else if (DEEDS[kind]) count(DEEDS[kind], Number(first));
    }
    if (fallen > (loss?.amount ?? 0)) loss = { number, amount: fallen, seat: -1 };
  }

  if (hit) moments.push({ number: hit.number, label: text.format('story-hit', { mage: text.name(mages[hit.seat] ?? ''), amount: hit.amount }) });
  if (loss) moments.push({ number: loss.number, label: text.format('story-loss', { amount: loss.amount }) });
  return {
    rows: ROWS.map((row) => ({ label: text.format(`tally-${row}`), figures: counted[row] })),
    moments: moments.sort((one, other) => one.number - other.number),
  };
}
