/** The sea with the light's reflection, its swell, and the sails. */

import { curve, land, type Point, range, W } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { circle, path, rect } from '../kit/shapes.ts';
import { ripples, sloop } from '../kit/water.ts';
import type { Hour } from './hours.ts';
import { HORIZON, type Stage } from './stage.ts';

const TAU = Math.PI * 2;

/** One swell. Lengths are in pixels; `turns`: its turns in one turn of the loop; `phase`: where it begins. */
interface Swell {
  readonly y: number;
  readonly height: number;
  readonly length: number;
  readonly turns: 1 | -1;
  readonly phase: number;
  readonly fill: string;
  readonly lip: string;
  readonly face?: string | undefined;
  readonly thread?: string | undefined;
}

/** The upper edge of a swell: two waves added. */
const crest = ({ y, height, length, turns, phase }: Swell, t: number): readonly Point[] =>
  range(61, (_i, q): Point => {
    const x = -40 + q * 1680;
    const k = x / length;
    return [
      x,
      y + height * Math.sin(k + phase + t * TAU * turns) + height * 0.45 * Math.sin(k * 2.3 + phase * 1.7 - t * TAU),
    ];
  });

/** A line of foam of changing thickness. */
const ribbon = (upper: readonly Point[], thickness: (point: Point) => number): string =>
  `${curve(upper) + curve([...upper].reverse().map((point): Point => [point[0], point[1] + thickness(point)])).replace('M', 'L')}Z`;

/** A foam cap, two threads of foam under it, and a shaded face. */
function swell({ s, t }: Stage, wave: Swell): void {
  const { y, height, length, turns, phase, fill, lip, face, thread } = wave;
  const points = crest(wave, t);
  const d = land(points);
  const cap = (x: number, k: number): number =>
    Math.max(0, Math.sin(x / (length * 0.72) + phase * 2.3 + t * TAU * turns + k)) ** 1.6;
  s.add(path(d, fill), face ? s.spray(d, face, [0, y + 110], [0, y + 4], { a: 0.92 }) : '');
  s.add(
    path(
      ribbon(points, ([x]) => 2 + height * 1.25 * cap(x, 0) + height * 0.16 * Math.sin(x / 23)),
      lip,
    ),
  );
  if (!thread) return;
  for (const [off, k] of [
    [1.7, 0.9],
    [2.7, 2.4],
  ] as const) {
    const below = points.map(
      ([x, q]): Point => [x, q + height * off + Math.sin(x / (length * 0.3) + k) * height * 0.25],
    );
    s.add(
      path(
        ribbon(below, ([x]) => height * 0.42 * cap(x, k)),
        thread,
      ),
    );
  }
}

/** The lit and the shaded side of the sailcloth. */
const cloth = ({ isBacklit, ink }: Hour, lit: string, shade: string) =>
  isBacklit ? { main: ink(shade), shade: ink(lit) } : { main: ink(lit), shade: ink(shade) };

function farSails({ s, hour, t }: Stage): void {
  const tones = { hull: hour.ink(INK.navy), ...cloth(hour, '#FDF1D6', '#E3B08A') };
  s.add(
    sloop(760 + Math.sin(t * TAU) * 10, HORIZON + 14, 48, {
      ...tones,
      jib: hour.ink('#FDF1D6'),
      lean: Math.sin(t * TAU + 1) * 1.2,
    }),
    sloop(1330 - Math.sin(t * TAU) * 8, HORIZON + 20, 62, {
      ...tones,
      jib: hour.ink(INK.coral),
      lean: Math.sin(t * TAU + 2) * 1.4,
      flip: -1,
    }),
  );
}

/** At night it has a light at its masthead. */
function nearSail({ s, hour, t }: Stage): void {
  const [x, y, mast] = [1090, 706 + Math.sin(t * TAU + 0.6) * 5, 372];
  const lean = 4 + Math.sin(t * TAU) * 1.6;
  s.add(
    sloop(x, y, mast, {
      hull: hour.ink(INK.navy),
      ...cloth(hour, '#FFF6E2', '#EBC49A'),
      jib: hour.ink(INK.coral),
      stripe: hour.ink(INK.gold),
      lean,
    }),
  );
  if (!hour.isDark) return;
  const turned = (lean * Math.PI) / 180;
  const top = [x + mast * (1.06 * Math.sin(turned) - 0.034), y - mast * 1.06 * Math.cos(turned)] as const;
  s.add(s.halo(...top, 34, hour.lamp, { a: 0.8 }), circle(...top, 3.6, hour.lamp));
}

function farSea(stage: Stage): void {
  const { s, hour } = stage;
  const [far, road] = hour.glint;
  const [first, second, third] = hour.farSea;
  s.add(rect(0, HORIZON, W, 400, first), rect(0, HORIZON + 7, W, 400, second), rect(0, HORIZON + 20, W, 400, third));
  s.add(ripples(-20, 1620, HORIZON + 5, HORIZON + 64, 120, 5, far, { size: 0.5 }));
  const { at, road: lit } = hour.light;
  if (lit)
    s.add(
      ripples(at[0], at[0], HORIZON + 3, HORIZON + 120, lit.n, 8, road, {
        size: 0.6,
        cone: [at[0], lit.far, lit.near],
      }),
    );
  farSails(stage);
}

export function sea(stage: Stage): void {
  const { s, hour } = stage;
  const [one, two, three, four, five, six] = hour.swell;
  const [lip1, lip2, lip3] = hour.lip;
  const [face3, face4, face5, face6] = hour.face;
  const [thread1, thread4, thread5, thread6] = hour.thread;
  const wave = (
    [y, height, length, turns, phase]: readonly [number, number, number, 1 | -1, number],
    fill: string,
    lip: string,
    face?: string,
    thread?: string,
  ): void => swell(stage, { y, height, length, turns, phase, fill, lip, face, thread });
  farSea(stage);
  wave([586, 4, 150, 1, 0], one, lip1);
  wave([618, 7, 190, -1, 1.3], two, lip2, undefined, thread1);
  wave([658, 10, 230, 1, 2.1], three, lip3, face3, thread1);
  nearSail(stage);
  wave([706, 14, 280, 1, 3.6], four, hour.foam, face4, thread4);
  s.add(ripples(1060, 1060, 724, 800, 40, 14, hour.glint[2], { size: 0.9, cone: [1090, 90, 170] }));
  wave([766, 19, 340, -1, 4.4], five, hour.foam, face5, thread5);
  wave([836, 24, 420, 1, 5.2], six, hour.foam, face6, thread6);
}
