/**
 * What every stop of a walk is drawn on: an upright sheet in one light, with its sky, water, ground, leaves and people.
 */

import { walker } from '../kit/figure.ts';
import { type TreeTones, tree, woods } from '../kit/foliage.ts';
import { land, n1, type Point, range, turn } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { type Random, random } from '../kit/random.ts';
import { circle, line, path, rect } from '../kit/shapes.ts';
import { Sheet } from '../kit/sheet.ts';
import { bars, cloud, gull } from '../kit/sky.ts';
import { ripples } from '../kit/water.ts';
import { type Light, type LightName, lights } from './lights.ts';

export const SIZE = { w: 720, h: 900 } as const;

/** One picture: what is drawn, and in which light. */
export type Scene = (stage: Stage) => void;

export interface Stage {
  readonly s: Sheet;
  readonly light: Light;
  readonly t: Light['tint'];
  readonly r: Random;
  readonly seed: number;
}

export function draw(
  scene: Scene,
  { seed, light, mirror = false }: { seed: number; light: LightName; mirror?: boolean },
) {
  const s = new Sheet({ seed, mirror, size: SIZE });
  const stage = { s, light: lights[light], t: lights[light].tint, r: random(seed), seed };
  scene(stage);
  return s.svg();
}

const LEAVES = {
  green: ['#3F6350', '#5F8252', '#98AC72'],
  spring: ['#56805A', '#86A55C', '#C3C77F'],
  gold: ['#8A5A24', '#C98A35', '#EDBE5A'],
  rust: ['#7A3B2A', '#B9603A', '#E0955A'],
  pine: ['#22463E', '#3D6655', '#5E8468'],
} as const;

export type Leaf = keyof typeof LEAVES;

export function leaf({ t }: Stage, name: Leaf): TreeTones {
  const [d, m, l] = LEAVES[name];
  return { d: t(d), m: t(m), l: t(l), trunk: t(INK.bark) };
}

/** Trees at their feet: across, down, height, width. */
export const trees = (
  stage: Stage,
  name: Leaf,
  list: ReadonlyArray<readonly [x: number, y: number, h: number, w: number]>,
): string[] => list.map(([x, y, h, w], i) => tree(x, y, h, w, stage.seed + i * 7, leaf(stage, name)));

/** The sky down to the horizon, with the weather of its light. */
export function sky({ s, light, r }: Stage, horizon: number): void {
  const [top, middle, low] = light.sky;
  s.add(
    rect(
      -20,
      -20,
      760,
      horizon + 24,
      s.blend(
        [
          [0, top],
          [0.6, middle],
          [1, low],
        ],
        [0, 0, 0, horizon],
      ),
    ),
  );
  if (light.isLate) {
    s.add(
      bars(
        range(3, (i) => [r.between(-120, 360), horizon * (0.3 + i * 0.2), r.between(260, 460), 20 - i * 3] as const),
        light.cloud,
      ),
    );
    return;
  }
  const x = r.between(140, 580);
  const size = r.between(200, 300);
  s.add(
    path(cloud(x, horizon * r.between(0.36, 0.5), size, size * 0.26, Math.floor(r() * 90)), light.cloud),
    path(cloud(720 - x, horizon * r.between(0.68, 0.76), size * 0.6, size * 0.13, Math.floor(r() * 90)), light.cloud),
    gull(r.between(90, 630), horizon * 0.26, 0.62, light.cloud, r.between(-10, 10)),
  );
}

/** A low sun at the horizon; nothing by day. */
export function sun({ s, light }: Stage, x: number, horizon: number): void {
  if (!light.isLate) return;
  s.add(s.halo(x, horizon - 34, 150, '#FBE7BC', { a: 0.7, inner: 0.3 }), circle(x, horizon - 28, 50, '#FFF3D4'));
}

/** The far shore. */
export function shoreline({ s, light, seed }: Stage, horizon: number, h = 36): void {
  s.add(woods(-20, 740, horizon - 2, h, seed + 5, light.far, { step: 38 }));
}

/** Open water between two heights. */
export function water({ s, light, seed }: Stage, top: number, bottom: number, road?: number): void {
  const [far, middle, near] = light.water;
  s.add(
    rect(
      -20,
      top,
      760,
      bottom - top + 2,
      s.blend(
        [
          [0, far],
          [0.35, middle],
          [1, near],
        ],
        [0, top, 0, Math.max(bottom, top + 260)],
      ),
    ),
    ripples(-20, 740, top + 8, bottom, 74, seed + 4, light.glint, { size: 0.62 }),
  );
  if (road !== undefined && light.isLate)
    s.add(ripples(road, road, top + 4, bottom, 110, seed + 6, '#FFEFC4', { size: 0.7, cone: [road, 54, 120] }));
}

/** Ground below a skyline, sprayed darker towards the viewer. */
export function ground({ s, t }: Stage, edge: readonly Point[], ink: string, shade: string): void {
  const d = land(edge);
  const top = Math.min(...edge.map(([, y]) => y));
  s.add(path(d, t(ink)), s.spray(d, t(shade), [0, 910], [0, top + 20], { a: 0.85 }));
}

export const GRASS = ['#98AC72', '#5F8252'] as const;
export const SAND = ['#EBD7AC', '#C9A877'] as const;
export const SNOW = ['#F3F1EC', '#C3CEDC'] as const;

const COATS = [
  ['#15324D', '#0B1F33', '#3B3F63'],
  ['#DB6446', '#A9462F', '#15324D'],
  ['#F2B657', '#C98A35', '#4A5A66'],
  ['#1E6270', '#134450', '#5A4336'],
  ['#FBF4E6', '#D5C9B0', '#1E6270'],
  ['#5D3F58', '#432B44', '#B9AE9B'],
] as const;
const FACES = [
  ['#8A5A43', '#2B1E1C'],
  ['#C98A6A', '#5A3422'],
  ['#E2B48E', '#7A4A2A'],
  ['#6B4432', '#1C1514'],
] as const;

/** People in mid-step: across, down to their feet, height. */
export function people(stage: Stage, list: ReadonlyArray<readonly [x: number, y: number, h: number]>): void {
  const { s, t, r } = stage;
  for (const [x, y, h] of list) {
    const [coat, fold, legs] = turn(COATS, Math.floor(r() * COATS.length));
    const [skin, hair] = turn(FACES, Math.floor(r() * FACES.length));
    const hat = r() < 0.3 ? { hat: t(r.pick(['#F2B657', '#FBF4E6', '#15324D'])) } : {};
    s.add(
      path(
        `M${n1(x - h * 0.16)} ${n1(y)}Q${n1(x + h * 0.2)} ${n1(y - h * 0.05)} ${n1(x + h * 0.62)} ${n1(y + h * 0.07)}Q${n1(x + h * 0.2)} ${n1(y + h * 0.06)} ${n1(x - h * 0.16)} ${n1(y)}Z`,
        t('#5A5560'),
        'opacity=".4"',
      ),
      walker(x, y, h, {
        coat: t(coat),
        fold: t(fold),
        legs: t(legs),
        skin: t(skin),
        hair: t(hair),
        flip: r() < 0.5 ? 1 : -1,
        ...hat,
      }),
    );
  }
}

/** A street lamp; its light is on when it is late. */
export function lamp({ s, light, t }: Stage, x: number, y: number, h: number): void {
  s.add(
    rect(x - h * 0.012, y - h, h * 0.024, h, t('#1C3144')),
    rect(x - h * 0.03, y - h * 0.06, h * 0.06, h * 0.06, t('#1C3144')),
    light.isLate ? s.halo(x, y - h * 1.04, h * 0.34, '#FFD48A', { a: 0.6, inner: 0.05 }) : '',
    circle(x, y - h * 1.04, h * 0.05, light.isLate ? '#FFE7AE' : t(INK.paper)),
  );
}

/** A rail on posts between two feet. */
export function railing(stage: Stage, [x0, y0, h0]: Post, [x1, y1, h1]: Post, posts: number, ink: string): string {
  const { t } = stage;
  const at = (share: number): Post => [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, h0 + (h1 - h0) * share];
  const bar = (height: number): string =>
    line(`M${n1(x0)} ${n1(y0 - h0 * height)}L${n1(x1)} ${n1(y1 - h1 * height)}`, t(ink), n1(Math.max(h0, h1) * 0.07));
  return (
    range(posts, (_, share) => {
      const [x, y, h] = at(share);
      return rect(x - h * 0.045, y - h, h * 0.09, h, t(ink));
    }).join('') +
    bar(0.98) +
    bar(0.5)
  );
}

type Post = readonly [x: number, y: number, h: number];

export function bench({ s, t }: Stage, x: number, y: number, w: number): void {
  const wood = t('#8A5A43');
  const iron = t('#1C3144');
  s.add(
    [0.06, 0.9].map((share) => rect(x + w * share, y - w * 0.3, w * 0.04, w * 0.3, iron)),
    [0.42, 0.52].map((up) => rect(x, y - w * up, w, w * 0.06, wood)),
    rect(x - w * 0.02, y - w * 0.26, w * 1.04, w * 0.08, wood),
    rect(x - w * 0.02, y - w * 0.19, w * 1.04, w * 0.025, t('#5A3B33')),
  );
}

/** The outline of a round-headed door or window. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${n1(x)} ${n1(y)}V${n1(y - h + w / 2)}A${n1(w / 2)} ${n1(w / 2)} 0 0 1 ${n1(x + w)} ${n1(y - h + w / 2)}V${n1(y)}Z`;

export function flag({ t }: Stage, x: number, y: number, h: number, ink: string = INK.coral): string {
  return (
    rect(x - 1.5, y - h, 3, h, t(INK.navy)) +
    path(
      `M${x + 2} ${y - h}q${h * 0.16} ${h * -0.06} ${h * 0.36} ${h * 0.02}v${h * 0.2}q${h * -0.2} ${h * -0.06} ${h * -0.36} 0Z`,
      t(ink),
    )
  );
}
