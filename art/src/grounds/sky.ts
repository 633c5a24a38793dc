/** The sky of an hour, with its clouds, stars or moon. */

import type { Site } from '../build/site.ts';
import { H, range, W } from '../kit/geometry.ts';
import { random } from '../kit/random.ts';
import { circle, path, rect } from '../kit/shapes.ts';
import { bars, cloud, gull } from '../kit/sky.ts';

export interface SkyStyle {
  /** Heaped clouds: middle, foot, width, height. */
  readonly heaps?: ReadonlyArray<readonly [x: number, y: number, w: number, h: number]>;
  /** Long bars of cloud. */
  readonly bars?: ReadonlyArray<readonly [x: number, y: number, w: number, h: number]>;
  readonly stars?: number;
  readonly moon?: readonly [x: number, y: number, r: number];
  readonly sun?: readonly [x: number, y: number, r: number];
  readonly gulls?: ReadonlyArray<readonly [x: number, y: number, size: number]>;
}

/** Clouds chosen by the seed: heaps by day, bars and stars after dusk. */
function weather({ hour, cam, view }: Site): SkyStyle {
  const r = random(view.seed + 71);
  const side = r() < 0.5 ? 0 : 1;
  const at = (share: number): number => (side ? share : 1 - share) * W;
  if (hour.lamps) {
    const list = range(
      4,
      (i) =>
        [at(0.1 + i * 0.24) - 300, cam.hy * r.between(0.16, 0.72), r.between(380, 700), r.between(20, 40)] as const,
    );
    return { bars: list, stars: 12 };
  }
  const big = [
    at(r.between(0.16, 0.3)),
    cam.hy * r.between(0.5, 0.68),
    r.between(480, 720),
    r.between(130, 200),
  ] as const;
  const small = [
    at(r.between(0.7, 0.9)),
    cam.hy * r.between(0.24, 0.4),
    r.between(280, 420),
    r.between(70, 110),
  ] as const;
  const [x, y] = [at(0.66), cam.hy * 0.24];
  return {
    heaps: [big, small],
    gulls: [
      [x, y, 0.85],
      [x + 62, y + 28, 0.6],
    ],
  };
}

export function sky(site: Site, style: SkyStyle = weather(site)): void {
  const { sheet, hour, cam, view } = site;
  const [lit, shade] = hour.cloud;
  sheet.add(rect(-20, -20, W + 40, H, sheet.blend(hour.sky, [0, 0, 0, cam.hy])));
  const r = random(view.seed + 50);
  sheet.add(range(style.stars ?? 0, () => circle(r() * W, r() * cam.hy * 0.6, r.between(1.4, 3.4), '#FFF0D6')));
  if (style.moon)
    sheet.add(
      sheet.halo(style.moon[0], style.moon[1], style.moon[2] * 2.4, '#F7E7C4', { a: 0.4 }),
      circle(...style.moon, '#FBF0D2'),
    );
  if (style.sun) sheet.add(circle(...style.sun, '#FFF1CC'));
  for (const [i, [x, y, w, h]] of (style.heaps ?? []).entries()) {
    const d = cloud(x, y, w, h, view.seed + i * 7 + 3);
    sheet.add(path(d, lit), sheet.spray(d, shade, [0, y + 4], [0, y - h * 0.62], { a: 0.78 }));
  }
  if (style.bars)
    sheet.add(
      bars(style.bars, lit),
      bars(
        style.bars.map(([x, y, w, h]) => [x + w * 0.2, y + h * 0.7, w * 0.62, h * 0.5]),
        shade,
      ),
    );
  const bird = hour.lamps ? shade : '#FBF4E6';
  sheet.add((style.gulls ?? []).map(([x, y, size], i) => gull(x, y, size, bird, i % 2 ? 6 : -8)));
}
