/** Patterns for the grounds of things, made from an id: each is recognisable from afar, and no picture is needed. */

export function hash(id: string): number {
  let h = 2166136261;
  for (const letter of id) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  return h >>> 0;
}

/** A small generator: the same id gives the same pattern on every machine. */
export function chance(id: string): () => number {
  let a = hash(id);
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** All that is painted in one tone: a page of many things lays out and paints every path of them. */
export interface Stroke {
  d: string;
  /** Lightness of the fill, 0-1; or of the line where `line` is its width. */
  light: number;
  alpha: number;
  line?: number;
  shift?: number;
}

/** Fills a field of 100 by 100. */
export type Pattern = (random: Random) => Stroke[];

type Random = () => number;
const n = (value: number) => value.toFixed(1);

const TONES = 5;

/** Tones from dark to light, each a little off the thing's hue. */
function tones(random: Random, dark: number, light: number, alpha: number, shift: number): Stroke[] {
  return Array.from({ length: TONES }, (_, k) => ({
    d: '',
    light: dark + ((light - dark) * (k + random())) / TONES,
    alpha,
    shift: (random() - 0.5) * shift,
  }));
}

const pick = (random: Random, strokes: Stroke[]): Stroke => strokes[Math.floor(random() * strokes.length)]!;

/** Facets of a cut stone: a jittered net of triangles. */
export function facets(random: Random): Stroke[] {
  const cells = 4;
  const points: [number, number][][] = [];
  for (let y = 0; y <= cells; y++) {
    points.push([]);
    for (let x = 0; x <= cells; x++) {
      const jitter = () => (random() - 0.5) * (100 / cells) * 0.8;
      points[y]!.push([(x * 100) / cells + jitter(), (y * 100) / cells + jitter()]);
    }
  }
  for (let k = 0; k <= cells; k++) {
    points[0]![k]![1] = points[k]![0]![0] = -12;
    points[cells]![k]![1] = points[k]![cells]![0] = 112;
  }
  const strokes = tones(random, 0.3, 0.7, 0.55, 40);
  const side = random() < 0.5;
  for (let y = 0; y < cells; y++) {
    for (let x = 0; x < cells; x++) {
      const [a, b, c, e] = [points[y]![x]!, points[y]![x + 1]!, points[y + 1]![x + 1]!, points[y + 1]![x]!];
      for (const triangle of side ? [[a, b, c], [a, c, e]] : [[a, b, e], [b, c, e]]) {
        pick(random, strokes).d += 'M' + triangle.map(([px, py]) => `${n(px!)} ${n(py!)}`).join('L') + 'Z';
      }
    }
  }
  return strokes;
}

function circle(cx: number, cy: number, r: number): string {
  return `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;
}

/** Rings and streaks that swirl around a point. */
export function swirl(random: Random): Stroke[] {
  const strokes = tones(random, 0.42, 0.67, 0.4, 60);
  const [cx, cy] = [35 + random() * 30, 35 + random() * 30];
  const turn = random() < 0.5 ? 1 : -1;
  const arms = 5 + Math.floor(random() * 5);
  for (let arm = 0; arm < arms; arm++) {
    const start = (arm / arms) * Math.PI * 2 + random() * 0.5;
    const reach = 70 + random() * 30;
    const bend = turn * (0.7 + random() * 0.8);
    const at = (r: number, a: number) => `${n(cx + Math.cos(a) * r)} ${n(cy + Math.sin(a) * r)}`;
    const wide = 0.16 + random() * 0.2;
    pick(random, strokes).d +=
      `M${n(cx)} ${n(cy)}Q${at(reach * 0.5, start + bend * 0.3)} ${at(reach, start + bend)}` +
      `L${at(reach, start + bend + wide * 1.8)}Q${at(reach * 0.5, start + bend * 0.3 + wide)} ${n(cx)} ${n(cy)}Z`;
  }
  const rings = [1, 2, 3, 4].map((ring) => circle(cx, cy, ring * (11 + random() * 5)));
  return [...strokes, { d: rings.join(''), light: 0.65, alpha: 0.28, line: 0.8 + random() }];
}

/** Wrought plates with their edges. */
export function plates(random: Random): Stroke[] {
  const strokes = tones(random, 0.3, 0.58, 0.5, 30);
  const edges: Stroke = { d: '', light: 0.75, alpha: 0.25, line: 1 };
  const size = 15 + random() * 7;
  const tilt = random() * 20;
  for (let row = -1; row < 8; row++) {
    for (let column = -1; column < 8; column++) {
      const cx = column * size * 1.75 + (row % 2 ? size * 0.87 : 0) + tilt - 10;
      const cy = row * size * 1.5;
      if (cx < -size || cx > 100 + size || cy > 100 + size) continue;
      const corner = (k: number) => {
        const angle = (Math.PI / 3) * k + Math.PI / 6;
        return `${n(cx + Math.cos(angle) * size * 0.94)} ${n(cy + Math.sin(angle) * size * 0.94)}`;
      };
      const d = 'M' + [0, 1, 2, 3, 4, 5].map(corner).join('L') + 'Z';
      pick(random, strokes).d += d;
      if (random() < 0.25) edges.d += d;
    }
  }
  return [...strokes, edges];
}

/** Cracked rock: jagged shards around a wound. */
export function cracks(random: Random): Stroke[] {
  const strokes = tones(random, 0.2, 0.48, 0.6, 30);
  const seams: Stroke = { d: '', light: 0.72, alpha: 0.45, line: 0.7 + random() * 1.2 };
  const [cx, cy] = [38 + random() * 24, 38 + random() * 24];
  const count = 9 + Math.floor(random() * 5);
  const angles = Array.from({ length: count }, (_, k) => ((k + random() * 0.7) / count) * Math.PI * 2);
  angles.forEach((angle, k) => {
    const next = angles[(k + 1) % count]!;
    const at = (r: number, a: number) => `${n(cx + Math.cos(a) * r)} ${n(cy + Math.sin(a) * r)}`;
    const inner = 10 + random() * 14;
    pick(random, strokes).d +=
      `M${at(inner, angle)}L${at(40, angle + 0.1)}L${at(100, angle)}L${at(100, next)}L${at(45, next - 0.08)}L${at(inner, next)}Z`;
    seams.d += `M${at(inner, angle)}L${at(24, angle + 0.16)}L${at(42, angle - 0.06)}L${at(64, angle + 0.08)}L${at(100, angle)}`;
  });
  return [...strokes, seams];
}

/** Light that falls from behind a figure. */
export function rays(random: Random): Stroke[] {
  const strokes = tones(random, 0.4, 0.6, 0.4, 40);
  const [cx, cy] = [50, 44 + random() * 10];
  const count = 12 + Math.floor(random() * 6);
  const offset = random();
  for (let k = 0; k < count; k++) {
    const a = ((k + offset) / count) * Math.PI * 2;
    const b = a + (Math.PI / count) * (0.7 + random() * 0.6);
    const at = (angle: number) => `${n(cx + Math.cos(angle) * 110)} ${n(cy + Math.sin(angle) * 110)}`;
    pick(random, strokes).d += `M${n(cx)} ${n(cy)}L${at(a)}L${at(b)}Z`;
  }
  return [...strokes, { d: circle(cx, cy, 30) + circle(cx, cy, 38 + random() * 6), light: 0.75, alpha: 0.3, line: 1 }];
}
