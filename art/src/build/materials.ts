/** The materials of walls and roofs, and the few marks that show them. */

import { over } from '../kit/colour.ts';
import { type Point, range, type Spot } from '../kit/geometry.ts';
import { random } from '../kit/random.ts';
import type { Wall } from '../kit/wall.ts';
import type { Site } from './site.ts';

export type Finish = 'clapboard' | 'shingle' | 'brick' | 'stone' | 'stucco' | 'boards';

export interface Material {
  readonly finish: Finish;
  readonly color: string;
}

export type Area = readonly [u: number, v: number, w: number, h: number];

/** The ink of the marks: the wall's own, one step darker. */
const JOINT = '#DDD4CC';

interface Marks {
  readonly on: Wall;
  readonly area: Area;
  readonly ink: string;
  readonly deep: string;
  readonly seed: number;
}

const clapboard = ({ on, area, ink, seed }: Marks): string => on.courses(...area, 0.3, ink, { seed, keep: 0.85 });

function shingle({ on, area, ink, deep, seed }: Marks): string {
  const [u, v, w, h] = area;
  const r = random(seed + 5);
  const ends = range(Math.round(w * h * 1.5), () => {
    const [x, y] = [u + r() * w, v + Math.floor((r() * h) / 0.36) * 0.36];
    return y + 0.36 > v + h ? '' : on.rect(x, y, 0.04, 0.34, r() < 0.5 ? ink : deep);
  });
  return on.courses(...area, 0.36, ink, { seed, keep: 0.85 }) + ends.join('');
}

function brick({ on, area: [u, v, w, h], ink, deep, seed }: Marks): string {
  const r = random(seed + 9);
  const bricks = range(Math.round(w * h * 2.6), () => {
    const [x, y] = [u + r() * (w - 0.42), v + Math.floor((r() * h) / 0.24) * 0.24];
    return y + 0.2 > v + h ? '' : on.rect(x, y, r.between(0.24, 0.42), 0.11, r() < 0.62 ? ink : deep);
  });
  return on.courses(u, v, w, h, 0.48, ink, { seed, keep: 0.4, width: 0.025 }) + bricks.join('');
}

function stone({ on, area: [u, v, w, h], ink, deep, seed }: Marks): string {
  const r = random(seed + 3);
  const rows = Math.max(1, Math.round(h / 0.42));
  const tall = h / rows;
  return range(rows, (row) => {
    const stones: string[] = [];
    let x = u;
    while (x < u + w - 0.12) {
      const end = Math.min(u + w, x + r.between(0.4, 1.05));
      const tone = r();
      const [a, b, c] = [r.between(0.02, 0.08), r.between(0.02, 0.08), r.between(0.02, 0.07)];
      const y = v + row * tall;
      const shape: Point[] = [
        [x + a, y + c],
        [end - b, y + a],
        [end - a, y + tall - c],
        [x + b, y + tall - b],
      ];
      if (tone < 0.7) stones.push(on.face(shape, tone < 0.42 ? ink : deep));
      x = end;
    }
    return stones.join('');
  }).join('');
}

function boards({ on, area: [u, v, w, h], ink, deep, seed }: Marks): string {
  const r = random(seed + 2);
  const step = 0.42;
  return range(Math.max(0, Math.round(w / step) - 1), (i) => {
    const x = u + (i + 1) * step;
    const [from, to] = [r() < 0.3 ? r.between(0, h * 0.4) : 0, r() < 0.3 ? r.between(0, h * 0.4) : 0];
    return on.rect(x, v + from, 0.045, Math.max(0, h - from - to), r() < 0.8 ? ink : deep);
  }).join('');
}

function stucco({ on, area: [u, v, w, h], ink, seed }: Marks): string {
  const r = random(seed + 7);
  return range(Math.round(w * h * 0.35), () => {
    const [x, y, long] = [u + r() * (w - 0.8), v + r() * h, r.between(0.15, 0.7)];
    return on.rect(x, y, long, 0.03, ink);
  }).join('');
}

const marks: Readonly<Record<Finish, (marks: Marks) => string>> = { clapboard, shingle, brick, stone, boards, stucco };

/** A piece of wall in its material, shaded by its direction. */
export function clad(site: Site, on: Wall, area: Area, { finish, color }: Material, seed = 1): string {
  if (!on.seen) return '';
  const ink = site.ink(color, on.normal);
  const style = { on, area, ink: over(ink, JOINT), deep: over(over(ink, JOINT), JOINT), seed };
  return on.rect(...area, ink) + marks[finish](style);
}

/** Only the marks, clipped to an outline: for gables. */
export function markGable(site: Site, on: Wall, outline: readonly Point[], { finish, color }: Material): string {
  if (!on.seen) return '';
  const ink = site.ink(color, on.normal);
  const [us, vs] = [outline.map(([u]) => u), outline.map(([, v]) => v)];
  const [u, v] = [Math.min(...us), Math.min(...vs)];
  const area: Area = [u, v, Math.max(...us) - u, Math.max(...vs) - v];
  const style = { on, area, ink: over(ink, JOINT), deep: over(over(ink, JOINT), JOINT), seed: 21 };
  const d = on.cam.d(outline.map(([p, q]): Spot => on.at(p, q)));
  return site.sheet.inside(d, marks[finish](style));
}

/** The tones of painted wood for each direction: trim, sills, posts. */
export const tones = (site: Site, color: string) => ({
  f: site.ink(color, [0, 0, -1]),
  l: site.ink(color, [-1, 0, 0]),
  r: site.ink(color, [1, 0, 0]),
  t: site.ink(color, [0, 1, 0]),
});
