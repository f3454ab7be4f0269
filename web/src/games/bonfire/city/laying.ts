/** Ways to lay a Fate Tile, as the question lists them: turning one, and going from one to the next by arrows. */
export type Lay = [verb: 'lay', row: number, column: number, direction: number];

const sameCell = (one: Lay, other: Lay): boolean => one[1] === other[1] && one[2] === other[2];

/** The middle of the tile, which is what seems to move. */
const middle = ([, row, column, direction]: Lay): { x: number; y: number } => ({
  x: column + ([1, 0, -1, 0][direction] ?? 0),
  y: row + ([0, 1, 0, -1][direction] ?? 0),
});

/** The same place turned clockwise to the next direction that is allowed there; elsewhere around the middle if not. */
export function turned(ways: Lay[], at: Lay): Lay {
  for (let by = 1; by < 4; by += 1) {
    const direction = (at[3] + by) % 4;
    const found = ways.find((one) => sameCell(one, at) && one[3] === direction);
    if (found) return found;
  }
  for (let by = 1; by < 4; by += 1) {
    const direction = (at[3] + by) % 4;
    const here = middle(at);
    const near = ways
      .filter((one) => one[3] === direction)
      .map((one) => ({ one, far: Math.hypot(middle(one).x - here.x, middle(one).y - here.y) }))
      .sort((a, b) => a.far - b.far)[0];
    if (near) return near.one;
  }
  return at;
}

/** The nearest way in a direction, best as it is turned now; where there is none it stays. */
export function besides(ways: Lay[], at: Lay, dx: number, dy: number): Lay {
  const here = middle(at);
  const ahead = ways
    .map((one) => ({ one, x: middle(one).x - here.x, y: middle(one).y - here.y }))
    .map((way) => ({ ...way, along: way.x * dx + way.y * dy, aside: Math.abs(way.x * dy) + Math.abs(way.y * dx) }))
    .filter(({ along }) => along > 0)
    .sort((a, b) => a.along + 2 * a.aside + (a.one[3] === at[3] ? 0 : 3) - (b.along + 2 * b.aside + (b.one[3] === at[3] ? 0 : 3)));
  return ahead[0]?.one ?? at;
}
