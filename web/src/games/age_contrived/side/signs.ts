import { ACHIEVEMENTS, SYMBOLS } from '../content';

/** Which sign of the looks stands for what has none of its own name. */
export const SIGNS: Record<string, string> = {
  // What achievements count, beside symbols on tiles
  bound_kinds: 'any',
  bound_monuments: 'monument',
  bound_in_one_region: 'quarry',
  gained_each_kind: 'bonus_gain_energy',
  conduits: 'conduit',
  upgraded_actions: 'upgrade',
  // Actions of the automa's cards, and bonuses of its wheel
  deploy: 'action_deploy',
  reposition: 'action_reposition',
  recharge: 'action_recharge',
  move_character: 'boot',
  move_track: 'monument_track',
  claim: 'action_claim',
  claim_else_reposition: 'action_claim',
  reposition_else_claim: 'action_reposition',
  progress_gold: 'progress',
  progress_violet: 'progress',
};

/** Of each line of the score sheet: its sign, and a word beside it where several share one. */
export const LINE_SIGNS: Record<string, [sign: string, beside: string]> = {
  gained: ['bonus_gain_energy', ''],
  monuments: ['monument', ''],
  pillars: ['pillar', ''],
  bridge_3: ['bonus_place_bridge', 'III'],
  achievements_left: ['printed', '×2'],
  achievements_right: ['printed', '5'],
  pool: ['pool', ''],
  wind: ['wind', ''],
};

export const signOf = (kind: string): string => SIGNS[kind] ?? `bonus_${kind}`;

/** What an achievement counts. */
export function goalSign(achievement: string): string {
  const facts = ACHIEVEMENTS[achievement];
  return facts?.type === 'tile_symbols' ? (SYMBOLS[facts.symbol] ?? 'boot') : (SIGNS[facts?.type ?? ''] ?? 'points');
}
