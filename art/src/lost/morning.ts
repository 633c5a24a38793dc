/** What the three 404 pictures have in common: a foggy morning with a low sun. What is missing differs. */

import { INK } from '../kit/inks.ts';
import { circle, path, rect } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { bars } from '../kit/sky.ts';

export const FOG = { far: '#B9CBC4', mid: '#9DB7B0', gull: '#7D9A98' } as const;

/** The sky down to the horizon, and the sun `sun` pixels from its top. */
export function morning(s: Sheet, horizon: number, sun: number): void {
  const sky = [
    [0, '#C5D6D2'],
    [0.55, '#E3E4D2'],
    [1, INK.cream],
  ] as const;
  s.add(
    rect(0, 0, 1600, 900, s.blend(sky, [0, 0, 0, horizon])),
    s.halo(1400, sun, 230, '#FBF1D8', { a: 0.7, inner: 0.3 }),
    circle(1400, sun, 74, '#FFF6E2'),
    bars(
      [
        [-60, 356, 620, 22],
        [300, 430, 560, 18],
        [980, 330, 700, 26],
        [1120, 414, 380, 14],
      ],
      '#F4EDDA',
    ),
  );
}

/** A bank of fog over what was added before. */
export const fog = (x: number, y: number, w: number, h: number): string =>
  path(
    `M${x} ${y}Q${x + w * 0.2} ${y - h} ${x + w * 0.5} ${y - h * 0.7}T${x + w} ${y}Q${x + w * 0.7} ${y + h * 0.6} ${x + w * 0.4} ${y + h * 0.4}T${x} ${y}Z`,
    '#F3ECD9',
    'opacity=".8"',
  );
