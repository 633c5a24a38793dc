/** Sky, clouds, and the sun or the moon with its stars. */

import { H, range, W } from '../kit/geometry.ts';
import { random } from '../kit/random.ts';
import { circle, path, rect } from '../kit/shapes.ts';
import { bars, cloud } from '../kit/sky.ts';
import { HORIZON, type Stage } from './stage.ts';

const STAR = '#EFE9D4';

/** Fewer stars towards the horizon, none in the moon's ring. */
function stars({ s, hour }: Stage): void {
  const r = random(23);
  const [moonX, moonY] = hour.light.at;
  const spots = range(190, () => [r.between(-10, W), r() ** 1.35 * 430, r.between(0.7, 2.1), r()] as const);
  s.add(
    spots
      .filter(([x, y]) => Math.hypot(x - moonX, y - moonY) > 130)
      .map(([x, y, size, glow]) => circle(x, y, size, STAR, `opacity="${glow > 0.7 ? 0.95 : 0.6}"`)),
  );
}

/** The dark side of the moon has the sky's own color. */
function light({ s, hour }: Stage): void {
  const { at, r, ink, ring } = hour.light;
  s.add(s.halo(...at, ring.r, ring.ink, { a: ring.a, inner: 0.3 }), circle(...at, r, ink));
  if (hour.isDark)
    s.add(
      circle(at[0] - 14, at[1] - 10, 9, '#E4DABF'),
      circle(at[0] + 12, at[1] + 14, 12, '#E4DABF'),
      circle(at[0] + 16, at[1] - 18, 6, '#E9E0C8'),
    );
}

function heapedClouds({ s, hour }: Stage, drift: number): void {
  for (const [x, y, w, h, seed] of [
    [1330 - drift, 452, 340, 78, 5],
    [800 + drift, 486, 260, 40, 8],
  ] as const) {
    const d = cloud(x, y, w, h, seed);
    s.add(path(d, hour.cloud), s.spray(d, hour.warmCloud, [0, y + 8], [0, y - h * 0.7], { a: 0.85 }));
  }
}

export function sky(stage: Stage): void {
  const { s, hour, t } = stage;
  const [top, high, low, foot] = hour.sky;
  const stops = [
    [0, top],
    [0.45, high],
    [0.82, low],
    [1, foot],
  ] as const;
  s.add(rect(0, 0, W, H, s.blend(stops, [0, 0, 0, HORIZON])));
  if (hour.isDark) stars(stage);
  light(stage);
  const drift = Math.sin(t * Math.PI * 2) * 7;
  s.add(
    bars(
      [
        [820 + drift, 196, 560, 30],
        [1180 + drift, 300, 520, 28],
        [1250 + drift, 390, 330, 16],
        [700 - drift, 356, 300, 15],
      ],
      hour.cloud,
    ),
  );
  if (!hour.light.road) heapedClouds(stage, drift);
  else
    s.add(
      bars(
        [
          [1010 - drift, 366, 420, 15],
          [780 - drift, 424, 240, 11],
        ],
        hour.warmCloud,
      ),
    );
}
