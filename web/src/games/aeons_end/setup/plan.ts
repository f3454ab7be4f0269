/** The options of a table as the set-up form holds them: complete and valid at any time. */
import { DIFFICULTIES, MAGES, NEMESES, PRESETS, SHARES, SUPPLY } from '../content';

export const RANDOM = 'random';

export interface Plan {
  nemesis: string;
  mages: string[];
  /** A suggested supply, `random`, or nine ids. */
  market: string | string[];
  difficulty: string;
  solo_goes_on: boolean;
}

/** The mages that are put forward first: a healer and a caster make an easy start. */
const OFFERED = ['mist', 'brama', 'jian', 'adelheim'];
/** Mist helps her allies; this one does well without any. */
const ALONE = ['brama'];

export function newPlan(players: number): Plan {
  return {
    nemesis: 'rageborne',
    mages: players === 1 ? ALONE : OFFERED.slice(0, players),
    market: 'deck_destruction',
    difficulty: 'beginner',
    solo_goes_on: false,
  };
}

/** The life that a nemesis starts with, which is the printed one at normal difficulty only; null while it is not known who. */
export function nemesisLife(nemesis: string, difficulty: string): number | null {
  const printed = NEMESES[nemesis]?.life;
  return printed === undefined ? null : printed + (DIFFICULTIES[difficulty]?.nemesis_life_delta ?? 0);
}

/** What was given, with everything that is missing or does not fit made good. */
export function fit(value: Record<string, unknown>, players: number): Plan {
  const base = newPlan(players);
  const given = Array.isArray(value.mages) ? value.mages.map(String).filter((id) => id === RANDOM || id in MAGES) : base.mages;
  const mages = given.slice(0, players);
  while (mages.length < players) mages.push(base.mages.find((id) => !mages.includes(id)) ?? RANDOM);
  const nemesis = String(value.nemesis ?? '');
  const difficulty = String(value.difficulty ?? '');
  return {
    nemesis: nemesis in NEMESES || nemesis === RANDOM ? nemesis : base.nemesis,
    mages,
    market: marketOf(value.market) ?? base.market,
    difficulty: difficulty in DIFFICULTIES ? difficulty : base.difficulty,
    solo_goes_on: value.solo_goes_on === true && players === 1,
  };
}

function marketOf(value: unknown): string | string[] | null {
  if (Array.isArray(value)) return value.length === 9 ? value.map(String) : null;
  return value === RANDOM || String(value) in PRESETS ? String(value) : null;
}

/** Nine cards in the right shares: those that are picked, and as many others by chance. */
export function fillMarket(picked: string[], random: () => number = Math.random): string[] {
  return Object.entries(SHARES).flatMap(([type, share]) => {
    const ids = (SUPPLY[type] ?? []).map((card) => card.id);
    const kept = ids.filter((id) => picked.includes(id)).slice(0, share);
    const pool = ids.filter((id) => !kept.includes(id));
    while (kept.length < share) kept.push(...pool.splice(Math.floor(random() * pool.length), 1));
    return kept;
  });
}

/** A card put in or taken out of nine: a full row gives up its oldest card for the new one. */
export function swapIn(market: string[], id: string, type: string): string[] {
  if (market.includes(id)) return market;
  const row = (SUPPLY[type] ?? []).map((card) => card.id);
  const first = market.find((one) => row.includes(one));
  return [...market.filter((one) => one !== first), id];
}
