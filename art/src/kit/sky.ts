/** Clouds and gulls. */

import { n1, type Point, range } from './geometry.ts';
import { random } from './random.ts';
import { path } from './shapes.ts';

/** The outline of a fair-weather cloud: flat foot, heaped top. */
export function cloud(cx: number, y: number, w: number, h: number, seed: number): string {
  const r = random(seed);
  const n = Math.max(5, Math.round(w / (h * 0.62)));
  const top = range(n + 1, (i): Point => {
    const t = i / n;
    return [cx - w / 2 + w * t, y - h * Math.sin(Math.PI * t) ** 0.75 * r.between(0.55, 1)];
  });
  const [startX, startY] = top[0] ?? [cx, y];
  const heaps = top.slice(1).map(([x, up], i) => {
    const [fromX, fromY] = top[i] ?? [cx, y];
    const round = Math.hypot(x - fromX, up - fromY) * r.between(0.52, 0.62);
    return `A${n1(round)} ${n1(round * 0.92)} 0 0 1 ${n1(x)} ${n1(up)}`;
  });
  return (
    `M${n1(cx - w / 2 - h * 0.5)} ${n1(y)}Q${n1(cx - w / 2 - h * 0.2)} ${n1(y - h * 0.12)} ${n1(startX)} ${n1(startY - h * 0.1)}` +
    `${heaps.join('')}Q${n1(cx + w / 2 + h * 0.2)} ${n1(y - h * 0.1)} ${n1(cx + w / 2 + h * 0.6)} ${n1(y)}Z`
  );
}

/** Long bars of cloud near the horizon. */
export const bars = (
  list: ReadonlyArray<readonly [x: number, y: number, w: number, h: number]>,
  fill: string,
): string =>
  list
    .map(([x, y, w, h]) =>
      path(
        `M${n1(x)} ${n1(y)}Q${n1(x + w * 0.18)} ${n1(y - h)} ${n1(x + w * 0.42)} ${n1(y - h * 0.7)}T${n1(x + w * 0.7)} ${n1(y - h * 0.55)}` +
          `Q${n1(x + w * 0.9)} ${n1(y - h * 0.5)} ${n1(x + w)} ${n1(y)}Q${n1(x + w * 0.75)} ${n1(y + h * 0.34)} ${n1(x + w * 0.5)} ${n1(y + h * 0.25)}T${n1(x)} ${n1(y)}Z`,
        fill,
      ),
    )
    .join('');

export const gull = (x: number, y: number, s: number, fill: string, tilt = 0): string =>
  `<path transform="translate(${n1(x)} ${n1(y)}) rotate(${tilt}) scale(${s})" d="M-22 -7C-15 -11 -7 -7 0 0C8 -8 17 -10 25 -4C16 -5 9 -2 1 5.5C-6 -2 -14 -6 -22 -7Z" fill="${fill}"/>`;
