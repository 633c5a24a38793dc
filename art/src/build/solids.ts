/** Blocks in one colour, and chimneys. */

import { over } from '../kit/colour.ts';
import { type Box, block } from '../kit/volumes.ts';
import { wall } from '../kit/wall.ts';
import { cornersAt, type Footprint, type Mass } from './masses.ts';
import { clad, type Material, tones } from './materials.ts';
import type { Site } from './site.ts';

/** A block in one colour, shaded by side. */
export const solid = (site: Site, box: Box, color: string): string => block(site.cam, box, tones(site, color));

export interface Stack extends Footprint {
  readonly y0?: number;
  readonly y1: number;
  readonly material: Material;
  readonly cap?: string;
}

/** A chimney of brick or stone with a corbelled head and a pot. */
export function chimney(site: Site, { x0, x1, z0, z1, y0 = 0, y1, material, cap = '#8C8278' }: Stack): string {
  const { cam } = site;
  const faces = [
    wall(cam, [x0, z1], [x0, z0], y0),
    wall(cam, [x1, z0], [x1, z1], y0),
    wall(cam, [x0, z0], [x1, z0], y0),
  ];
  const by = 0.12;
  const head = { x0: x0 - by, x1: x1 + by, z0: z0 - by, z1: z1 + by };
  const pot = {
    x0: (x0 + x1) / 2 - 0.16,
    x1: (x0 + x1) / 2 + 0.16,
    z0: (z0 + z1) / 2 - 0.16,
    z1: (z0 + z1) / 2 + 0.16,
  };
  return [
    ...faces.map((on, i) => clad(site, on, [0, 0, on.len, y1 - y0], material, i + 4)),
    solid(site, { ...pot, y0: y1, y1: y1 + 0.42 }, '#B5654A'),
    solid(site, { ...head, y0: y1 - 0.42, y1: y1 - 0.16 }, over(material.color, '#E4DCD4')),
    solid(site, { ...head, y0: y1 - 0.12, y1 }, cap),
  ].join('');
}

/** A chimney that stands on the ground against a wall. */
export const outerChimney = (site: Site, stack: Stack): Mass => ({
  ...stack,
  spots: cornersAt(stack, 0, stack.y1),
  draw: () => chimney(site, stack),
});
