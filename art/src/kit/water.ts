/** Glints on water, and boats. */

import { lerp, n1, range } from './geometry.ts';
import { INK } from './inks.ts';
import { random } from './random.ts';
import { path, rect } from './shapes.ts';

export interface RippleStyle {
  readonly size?: number;
  readonly min?: number;
  readonly max?: number;
  /** The reflection of a light: its middle, and half its width far and near. */
  readonly cone?: readonly [x: number, far: number, near: number];
}

/** Glints and ripples: lenses that get larger and wider apart towards the viewer. */
export function ripples(
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  n: number,
  seed: number,
  fill: string,
  { size = 1, min = 8, max = 150, cone }: RippleStyle = {},
): string {
  const r = random(seed);
  const lenses = range(n, () => {
    const t = r() ** 1.25;
    const y = lerp(y0, y1, t);
    const w = lerp(min, max, t) * r.between(0.4, 1) * size;
    const h = Math.max(0.9, lerp(0.9, 7, t) * r.between(0.5, 1) * size);
    const across = r.between(x0, x1);
    const x = cone ? cone[0] + (r() + r() - 1) * lerp(cone[1], cone[2], t) : across;
    return `M${n1(x - w / 2)} ${n1(y)}Q${n1(x)} ${n1(y - h)} ${n1(x + w / 2)} ${n1(y)}Q${n1(x)} ${n1(y + h * 0.55)} ${n1(x - w / 2)} ${n1(y)}Z`;
  });
  return path(lenses.join(''), fill);
}

export interface SloopTones {
  readonly hull?: string;
  readonly main?: string;
  readonly shade?: string;
  readonly jib?: string;
  readonly stripe?: string;
  /** The lean in degrees. */
  readonly lean?: number;
  /** −1: sails the other way. */
  readonly flip?: 1 | -1;
}

/** Scales the numbers of an outline that is drawn for a mast of height 1. */
const scaled = (s: number, d: string): string => d.replaceAll(/-?\d*\.?\d+/g, (number) => `${n1(Number(number) * s)}`);

/** Outlines for a mast of height 1. The waterline is at 0. */
const MAIN = 'M-0.03 -1.02C0.16 -0.62 0.34 -0.32 0.42 -0.1Q0.2 -0.06 -0.02 -0.1Z';
const MAIN_SHADE = 'M-0.03 -1.02C0.1 -0.62 0.16 -0.34 0.15 -0.09L-0.02 -0.1Z';
const JIB = 'M-0.06 -0.86C-0.1 -0.5 -0.2 -0.26 -0.38 -0.09Q-0.2 -0.08 -0.06 -0.12Z';
const HULL = 'M-0.4 -0.065L0.44 -0.06Q0.4 0.03 0.3 0.035L-0.24 0.035Q-0.34 0.01 -0.4 -0.065Z';
const STRIPE = 'M-0.385 -0.05L0.437 -0.045L0.43 -0.03L-0.37 -0.035Z';

/** A sloop under sail. (x, y): the waterline, `s`: the height of the mast in pixels. */
export function sloop(x: number, y: number, s: number, tones: SloopTones = {}): string {
  const { hull = INK.navy, main = INK.paper, shade = INK.dune, jib = INK.coral, lean = 0, flip = 1, stripe } = tones;
  const turned = `translate(${n1(x)} ${n1(y)}) scale(${flip} 1) rotate(${Math.round(lean * 100) / 100})`;
  return [
    `<g transform="${turned}">`,
    path(scaled(s, MAIN), main),
    path(scaled(s, MAIN_SHADE), shade),
    path(scaled(s, JIB), jib),
    rect(-0.045 * s, -1.05 * s, 0.022 * s, s, hull),
    path(scaled(s, HULL), hull),
    stripe ? path(scaled(s, STRIPE), stripe) : '',
    '</g>',
  ].join('');
}
