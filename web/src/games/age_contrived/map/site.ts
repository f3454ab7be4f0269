/** Where the parts of a monument's block lie, from its top left corner. */

interface Room {
  wonder: { x: number; y: number; scale: number };
  /** The name of the land, where there is room for it. */
  land: { x: number; y: number } | null;
  name: { x: number; y: number; width: number };
  plate: { x: number; y: number; width: number; height: number };
  spaces: { x: number; y: number; step: number };
  /** The first energy of the reward, how far left of it the plus, and the step to a second one. */
  reward: { x: number; y: number; plus: number; step: number };
  coin: { x: number; y: number };
  count: { x: number; y: number };
  zone: { x: number; y: number; width: number };
}

export const ROOMY: Room = {
  wonder: { x: -2, y: 0, scale: 1.033 },
  land: { x: 78, y: 13 },
  name: { x: 78, y: 32, width: 138 },
  plate: { x: 75, y: 41, width: 96, height: 34 },
  spaces: { x: 92, y: 58, step: 31 },
  reward: { x: 190, y: 58, plus: 13, step: 19 },
  coin: { x: 88, y: 88 },
  count: { x: 108, y: 93 },
  zone: { x: 76, y: 113, width: 138 },
};

export const SNUG: Room = {
  wonder: { x: 2, y: 2, scale: 0.9 },
  land: null,
  name: { x: 68, y: 15, width: 118 },
  plate: { x: 67, y: 22, width: 96, height: 34 },
  spaces: { x: 84, y: 39, step: 31 },
  reward: { x: 86, y: 73, plus: 13, step: 16.5 },
  coin: { x: 124, y: 73 },
  count: { x: 163, y: 78 },
  zone: { x: 68, y: 102, width: 94 },
};

/** A size of letters in which words are no wider than they may be. */
export function fitted(words: string, width: number, most: number): number {
  return Math.min(most, width / (words.length * 0.42));
}
