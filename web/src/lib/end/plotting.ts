/** The geometry of plots. */

/** A line that goes in steps: a figure stays as it is until it changes. */
export function steps(
  numbers: number[],
  values: number[],
  x: (number: number) => number,
  y: (value: number) => number,
): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  let path = '';
  let before: number | null = null;
  numbers.forEach((number, n) => {
    const value = values[n];
    if (value === undefined) return;
    const last = n === numbers.length - 1;
    if (before === null) path += `M${round(x(number))} ${round(y(value))}`;
    else if (value !== before || last) path += `H${round(x(number))}V${round(y(value))}`;
    before = value;
  });
  return path;
}

/** A few round numbers from 0 (or the least, where it lies below) to the most. */
export function ticks(most: number, least = 0): number[] {
  const rough = (most - Math.min(0, least)) / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? power;
  const first = Math.ceil(Math.min(0, least) / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, n) => (first + n) * step);
}

/** Heights of labels, pushed apart until none covers another, in their order. */
export function apart(heights: number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, n) => n).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let least = top;
  for (const n of order) {
    placed[n] = Math.max(placed[n] ?? 0, least);
    least = (placed[n] ?? 0) + gap;
  }
  let most = bottom;
  for (const n of order.reverse()) {
    placed[n] = Math.min(placed[n] ?? 0, most);
    most = (placed[n] ?? 0) - gap;
  }
  return placed;
}
