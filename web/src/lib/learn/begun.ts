/** Which games somebody has begun to play in this browser: a game's first table opens with a card. */
import { remember, remembered } from '../shell/memory';

const KEY = 'begun';

const begun = (): string[] => (remembered(KEY) ?? '').split(' ').filter(Boolean);

export const hasBegun = (game: string): boolean => begun().includes(game);

export function begin(game: string): void {
  if (!hasBegun(game)) remember(KEY, [...begun(), game].join(' '));
}
