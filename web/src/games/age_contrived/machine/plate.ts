/** What an action plate says: one line or two, each of one action or of several movements. */
import { ACTION_TILES, type Action } from '../content';
import type { Board } from '../board.svelte';
import type { Option, Texts } from '../../../lib/game';

export interface Cell {
  sign: string;
  /** In full, where there is room; else its figures. */
  text: string;
  short: string;
  option: Option | null;
}

export interface Line {
  cells: Cell[];
  /** To the line above: one of them, or both. */
  joint: 'or' | 'and' | '';
}

const MOVES: Record<string, string> = { character: 'boot', monument_track: 'monument', pillar_track: 'pillar' };

const isMove = ({ kind }: Action): boolean => kind === 'move';

/** Its positions as people count them: one of them, or both. */
const positionsOf = ({ positions, most }: Action): string => positions.map((position) => position + 1).join(most > 1 ? '+' : '/');

function figuresOf(action: Action): string {
  switch (action.kind) {
    case 'deploy': return positionsOf(action);
    case 'claim': return action.cost ? `${action.cost}` : '';
    case 'any_action': return '1–4';
    case 'recharge': return '';
    default: return `${action.most}`;
  }
}

function cellOf(action: Action, option: Option | null, text: Texts): Cell {
  const short = figuresOf(action);
  if (isMove(action)) return { sign: MOVES[action.what] ?? 'boot', text: short, short, option };
  return { sign: `action_${action.kind}`, text: text.format(`plate-${action.kind}`, { figures: action.kind === 'claim' ? action.cost : short }).trim(), short, option };
}

/** The option of the question which of its actions to use; tiles that are deployed are chosen themselves, unless it is both. */
function optionOf(board: Board, action: Action, group: number): Option | null {
  const { offers } = board;
  switch (action.kind) {
    case 'deploy': return offers.all('deploy_both').find((option) => option[1] === group) ?? null;
    case 'move': return offers.all('move').find((option) => option[1] === group && option[2] === action.what) ?? null;
    case 'recharge': return offers.find('recharge', group);
    case 'claim': return offers.find('claim', group);
    case 'reposition': return offers.all('reposition').find((option) => option[1] === group) ?? null;
    default: return null;
  }
}

/** The lines of an action tile; those that can be chosen now where it is the one that is used. */
export function linesOf(id: string, text: Texts, board: Board | null = null): Line[] {
  const used = board && board.offers.kind === 'use' && board.offers.decision?.about[0] === id ? board : null;
  const groups = ACTION_TILES[id]?.groups ?? [];
  return groups.flatMap((group, n) => {
    const cells = group.map((action) => cellOf(action, used && optionOf(used, action, n + 1), text));
    const first: Line['joint'] = n ? 'and' : '';
    if (group.every(isMove)) return [{ cells, joint: first }];
    return cells.map((cell, line): Line => ({ cells: [cell], joint: line ? 'or' : first }));
  });
}

/** How far apart the middles of its lines are, and how high each is. */
export const layOf = (lines: number, height: number): { step: number; row: number } =>
  lines > 1 ? { step: height * 0.46, row: height * 0.44 } : { step: 0, row: height * 0.8 };

/** What it says, in words for the ear. */
export const saidOf = (id: string, text: Texts): string => {
  const lines = linesOf(id, text);
  const said = ({ cells }: Line): string => cells.map(({ sign, text: words }) => (sign.startsWith('action_') ? words : `${words} ${text.symbol(sign)}`)).join(', ');
  return lines.map((line) => said(line)).join('; ');
};
