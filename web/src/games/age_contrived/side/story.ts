/** The story of a finished game: who did how much, and the moments that stand out. */
import type { Option, Tally, Told } from '../../../lib/game';
import { wordOf } from '../../../lib/options';
import type { Texts } from '../../../lib/words/texts';
import type { Says, View } from '../content';

type Kind = Says['event'];

/** What is counted for each side, by the event that tells it and names the side first. */
const COUNTED: [label: string, kind: Kind][] = [
  ['finished', 'completed'],
  ['bound', 'bind'],
  ['bridges', 'place-bridge'],
  ['crossed', 'crossing'],
  ['claimed', 'claim'],
  ['gained', 'gain'],
];
/** What one thing sets off in others. */
const REWARDS: Kind[] = ['energy-reward', 'benefit', 'activate', 'crossing', 'refill', 'ability', 'automa-bonus', 'automa-activates'];

interface Turn {
  seat: number;
  number: number;
  /** After which choice it was over. */
  end: number;
  bound: number;
  rewards: number;
}

const told = (event: Option): Kind => wordOf<Kind>(event);

/** The turns of a game; energies are counted for whoever's turn it is, rewards for all who get any in it. */
export function turnsOf(moves: Told[]): Turn[] {
  const turns: Turn[] = [];
  for (const { number, events } of moves) {
    for (const event of events) {
      const kind = told(event);
      if (kind === 'turn') turns.push({ seat: Number(event[1]), number: Number(event[2]), end: number, bound: 0, rewards: 0 });
      const turn = turns.at(-1);
      if (!turn) continue;
      turn.end = number;
      if (kind === 'bind' && event[1] === turn.seat) turn.bound += 1;
      if (REWARDS.includes(kind)) turn.rewards += 1;
    }
  }
  return turns;
}

/** The first of the turns that has most of something; null where none has any. */
function mostOf(turns: Turn[], what: 'bound' | 'rewards'): Turn | null {
  const most = Math.max(0, ...turns.map((turn) => turn[what]));
  return most ? (turns.find((turn) => turn[what] === most) ?? null) : null;
}

/** The choice with which something was told first, and how. */
function first(moves: Told[], is: (event: Option) => boolean): { number: number; event: Option } | null {
  for (const { number, events } of moves) {
    const event = events.find(is);
    if (event) return { number, event };
  }
  return null;
}

export function tally(moves: Told[], view: View, text: Texts): Tally {
  const sides = view.players.length + (view.automa ? 1 : 0);
  const events = moves.flatMap((move) => move.events);
  const rows = COUNTED.map(([label, kind]) => ({
    label: text.format(`tally-${label}`),
    figures: Array.from({ length: sides }, (_, side) => events.filter((event) => told(event) === kind && event[1] === side).length),
  }));
  return { rows: rows.filter(({ figures }) => figures.some((figure) => figure > 0)), moments: momentsOf(moves, view, text) };
}

function momentsOf(moves: Told[], view: View, text: Texts): Tally['moments'] {
  const who = (seat: number) => text.plain(text.seat(seat));
  const turns = turnsOf(moves);
  const found: Tally['moments'] = [];
  const section = first(moves, (event) => told(event) === 'completed');
  if (section) {
    found.push({ number: section.number, label: text.format('moment-section', { who: who(Number(section.event[1])), section: text.name(`${section.event[2]}`) }) });
  }
  const wonder = first(moves, (event) => told(event) === 'built' && isTop(`${event[1]}`, view));
  if (wonder) {
    found.push({ number: wonder.number, label: text.format('moment-wonder', { monument: text.name(monumentOf(`${wonder.event[1]}`, view)) }) });
  }
  const achieved = first(moves, (event) => told(event) === 'achieve');
  if (achieved) {
    const [, seat, , achievement] = achieved.event;
    found.push({ number: achieved.number, label: text.format('moment-achievement', { who: who(Number(seat)), achievement: text.name(`${achievement}`) }) });
  }
  const largest = mostOf(turns, 'bound');
  if (largest && largest.bound > 1) {
    found.push({ number: largest.end, label: text.format('moment-turn', { who: who(largest.seat), turn: largest.number, count: largest.bound }) });
  }
  const chain = mostOf(turns, 'rewards');
  if (chain && chain.rewards > 1) {
    found.push({ number: chain.end, label: text.format('moment-chain', { who: who(chain.seat), count: chain.rewards }) });
  }
  const last = first(moves, (event) => told(event) === 'last-section');
  if (last) found.push({ number: last.number, label: text.format('moment-last') });
  return found.sort((one, other) => one.number - other.number);
}

/** The monument that a section belongs to. */
const monumentOf = (section: string, view: View): string =>
  view.monuments.find(({ monument }) => section.startsWith(`${monument}_`))?.monument ?? section;

const isTop = (section: string, view: View): boolean =>
  view.monuments.some(({ monument, sections }) => section === `${monument}_${sections}`);
