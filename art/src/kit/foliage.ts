/** What grows: leafy masses, broad trees, far woods, marram grass, hydrangeas. */

import { n1, type Point, polyD, range } from './geometry.ts';
import { type Random, random } from './random.ts';
import { path } from './shapes.ts';

export interface Leafage {
  readonly lobes?: number;
  readonly bite?: number;
  readonly fine?: number;
  readonly flat?: number;
}

/** The outline of a leafy mass: big lobes with a fine serrated edge. */
export function leafy(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  seed: number,
  { lobes = 7, bite = 0.1, fine = 0.035, flat = 0 }: Leafage = {},
): string {
  const r = random(seed);
  const [p0, p1, p2] = [r() * 6.28, r() * 6.28, r() * 6.28];
  r();
  r();
  const n = Math.max(40, Math.round((rx + ry) / 3.2));
  const outline = range(n, (i): Point => {
    const a = (i / n) * Math.PI * 2;
    const heaped = bite * Math.abs(Math.sin((a * lobes) / 2 + p0)) - bite * 0.5 + bite * 0.5 * Math.sin(a * 3 + p1);
    const k = 1 + heaped + fine * Math.sin(a * lobes * 4.3 + p2) + r.between(-fine, fine);
    const y = Math.sin(a) * ry * k;
    return [cx + Math.cos(a) * rx * k, cy + (flat && y > 0 ? y * (1 - flat) : y)];
  });
  return polyD(outline);
}

export interface TreeTones {
  /** Dark, middle and light. */
  readonly d: string;
  readonly m: string;
  readonly l?: string;
  readonly trunk?: string;
  /** −1: the sun is on the left; 1: on the right. */
  readonly light?: number;
  readonly trunkH?: number;
  readonly dabs?: number;
  readonly clumps?: number;
}

interface Crown {
  readonly cx: number;
  readonly cy: number;
  readonly w: number;
  readonly h: number;
  readonly seed: number;
}

/** A broad tree: clumps from the back to the front, each dark below and lit on the sun's side. */
export function tree(cx: number, base: number, h: number, w: number, seed: number, tones: TreeTones): string {
  const { d, trunk, trunkH = 0.3, dabs = 1 } = tones;
  const r = random(seed);
  const crownH = h * (1 - trunkH * 0.7);
  const crown: Crown = { cx, cy: base - h + crownH / 2, w, h: crownH, seed };
  return [
    trunk ? path(trunkD(crown, base, h), trunk) : '',
    path(leafy(cx, crown.cy, w * 0.4, crownH * 0.4, seed, { lobes: 9, bite: 0.14 }), d),
    ...clumpsOf(crown, r, tones),
    ...(dabs ? leaves(crown, r, tones, 60 * dabs) : []),
  ].join('');
}

function trunkD({ cx, cy, w, h: crownH }: Crown, base: number, h: number): string {
  const tw = Math.max(2, w * 0.04);
  const fork = cy + crownH * 0.1;
  return (
    `M${n1(cx - tw * 1.7)} ${n1(base + 2)}Q${n1(cx - tw)} ${n1(base - h * 0.05)} ${n1(cx - tw * 0.8)} ${n1(fork)}` +
    `L${n1(cx - w * 0.2)} ${n1(cy - crownH * 0.1)}L${n1(cx - w * 0.16)} ${n1(cy - crownH * 0.14)}` +
    `L${n1(cx)} ${n1(fork - crownH * 0.08)}L${n1(cx + w * 0.2)} ${n1(cy - crownH * 0.14)}L${n1(cx + tw * 0.9)} ${n1(fork)}` +
    `Q${n1(cx + tw)} ${n1(base - h * 0.05)} ${n1(cx + tw * 1.9)} ${n1(base + 3)}Z`
  );
}

function clumpsOf(crown: Crown, r: Random, { d, m, l, light = -1, clumps = 15 }: TreeTones): string[] {
  const { cx, cy, w, h, seed } = crown;
  const lobes = range(clumps, (i) => {
    const a = i * 2.39996 + r.between(-0.2, 0.2);
    const q = Math.sqrt((i + 0.5) / clumps) * 0.37;
    return [Math.cos(a) * q, Math.sin(a) * q * 0.98, r.between(0.13, 0.19), r.between(0.1, 0.15)];
  }).sort((p, q) => p[1] - q[1]);
  return lobes.map(([x, y, a, b], i) => {
    const [X, Y, A, B, sd] = [cx + x * w, cy + y * h, a * w, b * h, seed + 20 + i * 3];
    const lit = x * light * 1.1 - y;
    const shine = A * (0.4 + 0.3 * Math.min(1, lit + 0.2));
    const middle = leafy(X + light * A * 0.16, Y - B * 0.22, A * 0.84, B * 0.74, sd + 1, {
      lobes: 8,
      bite: 0.15,
      fine: 0.05,
    });
    const top = leafy(X + light * A * 0.34, Y - B * 0.44, shine, B * 0.38, sd + 2, {
      lobes: 8,
      bite: 0.18,
      fine: 0.07,
    });
    return [
      path(leafy(X, Y, A, B, sd, { lobes: 8, bite: 0.14, fine: 0.045 }), d),
      path(middle, lit < -0.34 ? d : m),
      l && lit > -0.02 ? path(top, l) : '',
    ].join('');
  });
}

/** Single leaves over the clumps. */
function leaves({ cx, cy, w, h }: Crown, r: Random, { d, m, l, light = -1 }: TreeTones, n: number): string[] {
  const s = Math.max(1.4, w * 0.007);
  return range(Math.ceil(n), () => {
    const a = r() * 6.28;
    const q = Math.sqrt(r()) * 0.41;
    const [x, y] = [cx + Math.cos(a) * q * w, cy + Math.sin(a) * q * h];
    const lit = Math.cos(a) * light - Math.sin(a);
    const [rx, turn] = [n1(s * r.between(1.2, 2.4)), Math.round(r.between(-50, 20))];
    const ink = l && lit > 0.3 ? l : lit < -0.3 ? d : m;
    return `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${rx}" ry="${n1(s * 0.8)}" transform="rotate(${turn} ${n1(x)} ${n1(y)})" fill="${ink}"/>`;
  });
}

/** A row of distant woodland as one printed edge: heaped crowns, no two alike. */
export function woods(
  x0: number,
  x1: number,
  base: number,
  h: number,
  seed: number,
  fill: string,
  { step = 34, rise = () => 0 }: { step?: number; rise?: (x: number) => number } = {},
): string {
  const r = random(seed);
  let x = x0;
  let y = base + rise(x0) - h * 0.6;
  let d = `M${n1(x0)} ${n1(base + rise(x0) + h)}L${n1(x0)} ${n1(y)}`;
  const foot: string[] = [];
  while (x < x1) {
    const w = step * r.between(0.45, 1.25);
    x += w;
    const top = base + rise(x) - h * r.between(0.45, 1);
    const round = n1(Math.hypot(w, top - y) * r.between(0.52, 0.7));
    d += `A${round} ${round} 0 0 1 ${n1(x)} ${n1(top)}`;
    y = top;
    foot.unshift(`L${n1(x)} ${n1(base + rise(x) + h)}`);
  }
  return path(`${d}${foot.join('')}Z`, fill);
}

/**
 * Marram grass: tapered blades that bend away from the wind. `root`: the share of the height over which their feet are
 * scattered.
 */
export function grass(
  x: number,
  y: number,
  h: number,
  n: number,
  seed: number,
  inks: readonly string[],
  { bend = 0.5, spread = 0.9, root = 0 }: { bend?: number; spread?: number; root?: number } = {},
): string {
  const r = random(seed);
  return range(n, (i) => {
    const q = r.between(-1, 1);
    const l = h * r.between(0.5, 1);
    const bx = x + q * h * spread * 0.5;
    const tip = bx + (q * 0.55 + bend * r.between(0.4, 1.3)) * l;
    const w = Math.max(1.1, h * 0.016);
    const [mx, my, ty] = [bx + q * 0.12 * l, y - l * 0.62, y - l * r.between(0.72, 1)];
    const foot = root > 0 ? y + r.between(-1, 1) * root * h : y;
    const d = `M${n1(bx - w)} ${n1(foot)}Q${n1(mx - w)} ${n1(my)} ${n1(tip)} ${n1(ty)}Q${n1(mx + w)} ${n1(my + 3)} ${n1(bx + w)} ${n1(foot)}Z`;
    return path(d, inks[Math.floor((i / n) * inks.length)] ?? '');
  }).join('');
}

/** Leaf, lit leaf, head and lit head. */
export type HydrangeaTones = readonly [leaf: string, leaf2: string, head: string, lightHead: string];

/** Hydrangeas, the Shore's own hedge: dark leaves, round heads in two tones. */
export function hydrangea(
  cx: number,
  base: number,
  w: number,
  h: number,
  seed: number,
  [leaf, leaf2, head, lightHead]: HydrangeaTones,
): string {
  const r = random(seed);
  const n = Math.max(9, Math.round((w / h) * 11));
  const heads = range(n, (i) => {
    const t = (i + r.between(0.15, 0.85)) / n;
    const up = 0.16 + (0.2 + 0.6 * Math.sin(Math.PI * t)) * (0.25 + 0.75 * ((i * 0.618) % 1));
    return [cx - w * 0.45 + w * 0.9 * t, base - h * up, h * r.between(0.085, 0.13)];
  }).sort((a, b) => a[1] - b[1]);
  return [
    path(leafy(cx, base - h * 0.42, w / 2, h * 0.56, seed, { lobes: 12, bite: 0.12, flat: 0.35 }), leaf),
    path(leafy(cx - w * 0.05, base - h * 0.52, w * 0.42, h * 0.4, seed + 1, { lobes: 11, bite: 0.16 }), leaf2),
    ...heads.flatMap(([x, y, q], i) => [
      path(leafy(x + q * 0.15, y + q * 0.2, q * 1.06, q * 0.95, seed + i, { lobes: 9, bite: 0.1 }), leaf),
      path(leafy(x, y, q, q * 0.86, seed + i * 3, { lobes: 9, bite: 0.12, fine: 0.06 }), head),
      path(
        leafy(x - q * 0.22, y - q * 0.24, q * 0.62, q * 0.5, seed + i * 5, { lobes: 8, bite: 0.12, fine: 0.08 }),
        lightHead,
      ),
    ]),
  ].join('');
}
