/** What might have helped against the nemesis, told by what cost most and by what was left undone. */
import type { Told, Texts } from '../../../lib/game';
import { wordOf } from '../../../lib/options';
import { hasToDiscard, kindOf, type Says, type View } from '../content';

interface Harm {
  card: string;
  amount: number;
  /** How often it did any. */
  times: number;
}

interface Lesson {
  weight: number;
  said: string;
}

/** So little life of the nemesis is a near thing. */
const NEAR = 12;
/** Below this share of all harm nothing is worth a word. */
const LEAST = 0.2;
/** So many turns are time enough to use an ability once. */
const TURNS = 4;

export function lessons(moves: Told[], view: View, text: Texts): string[] {
  const { harms, total, turns, abilities, casts, opened } = counted(moves, view);
  const found: Lesson[] = [];
  const tell = (weight: number, key: string, values: Record<string, string | number>) =>
    found.push({ weight, said: text.format(`lesson-${key}`, values) });

  const { life } = view.nemesis;
  if (life > 0 && life <= NEAR) tell(2, 'near', { amount: life });
  for (const kind of ['minion', 'power']) {
    const theirs = harms.filter(({ card }) => kindOf(card) === kind && (kind === 'minion' || hasToDiscard(card)));
    const worst = theirs.sort((one, other) => other.amount - one.amount)[0];
    const share = theirs.reduce((sum, { amount }) => sum + amount, 0) / Math.max(1, total);
    if (worst && share >= LEAST) tell(share, kind, { card: text.name(worst.card), amount: worst.amount, times: worst.times });
  }
  view.mages.forEach(({ mage, seat }) => {
    if (!abilities[seat] && (turns[seat] ?? 0) >= TURNS) tell(0.35, 'ability', { mage: text.name(mage) });
  });
  const all = turns.reduce((sum, count) => sum + count, 0);
  if (all >= TURNS && casts < all * 0.8) tell(0.3, 'spells', { casts, turns: all });
  if (all >= TURNS && opened < view.mages.length) tell(0.25, 'breaches', { opened });
  return found.sort((one, other) => other.weight - one.weight).slice(0, 2).map(({ said }) => said);
}

function counted(moves: Told[], view: View) {
  const mages = view.mages.map((mage) => mage.mage);
  const harms = new Map<string, Harm>();
  const turns = mages.map(() => 0);
  const abilities = mages.map(() => 0);
  let [total, casts, opened] = [0, 0, 0];
  /** The nemesis' card from which harm comes now. */
  let source: string | null = null;
  for (const event of moves.flatMap((move) => move.events)) {
    const kind = wordOf<Says['event']>(event);
    const [, first, second] = event;
    if (kind === 'persistent' || kind === 'power' || kind === 'immediately' || kind === 'nemesis-draws') source = String(first);
    else if (kind === 'turn-card') source = null;
    else if (kind === 'turn') {
      source = null;
      turns[Number(first)] = (turns[Number(first)] ?? 0) + 1;
    } else if (kind === 'ability') abilities[Number(first)] = (abilities[Number(first)] ?? 0) + 1;
    else if (kind === 'cast') casts += 1;
    else if (kind === 'open') opened += 1;
    else if (kind === 'damage' && (first === 'gravehold' || mages.includes(String(first)))) {
      total += Number(second);
      if (source === null) continue;
      const before = harms.get(source) ?? { card: source, amount: 0, times: 0 };
      harms.set(source, { ...before, amount: before.amount + Number(second), times: before.times + 1 });
    }
  }
  return { harms: [...harms.values()], total, turns, abilities, casts, opened };
}
