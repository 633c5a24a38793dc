/** The colours of leaves and blooms, and their tones at an hour. */

import type { Site } from '../build/site.ts';
import { mix, over } from '../kit/colour.ts';
import { range, type Spot } from '../kit/geometry.ts';

export const LEAF = {
  oak: '#7E9F5E',
  maple: '#8FA85C',
  dark: '#56805A',
  pine: '#4A7460',
  autumn: '#D98A3C',
  rust: '#C4623A',
  gold: '#E0B24A',
  box: '#5F8252',
  bare: '#8A7A6C',
} as const;

/** Dark, middle and light of a leaf colour at the hour, lit from the sun's side. */
export function foliage({ hour }: Site, local: string, distance = 0) {
  const side = hour.sun[0] > 0 ? -1 : 1;
  const far = (ink: string): string => mix(ink, hour.haze, distance);
  const color = hour.dim ? over(local, hour.dim) : local;
  if (!hour.lamps) {
    const tones = [
      over(color, over(hour.shade, '#C9D2C6')),
      over(color, '#D6DED0'),
      mix(color, hour.lit[0], hour.lit[1] + 0.12),
    ] as const;
    return { d: far(tones[0]), m: far(tones[1]), l: far(tones[2]), light: side };
  }
  const dark = over(color, hour.shade);
  return {
    d: far(over(dark, '#8C90A8')),
    m: far(dark),
    l: far(mix(over(color, hour.half), hour.lit[0], 0.18)),
    light: side,
  };
}

/** A ring of spots from which a crown's shadow is computed. */
export const crown = (x: number, z: number, y: number, r: number): Spot[] =>
  range(12, (i): Spot => [x + Math.cos(i / 1.91) * r, y + Math.sin(i * 1.7) * r * 0.5, z + Math.sin(i / 1.91) * r]);

/** Heads in their two tones. */
export const BLOOM = {
  blue: ['#6F8FB5', '#BFD3E2'],
  rose: ['#C9778A', '#EDB9BC'],
  white: ['#D9D3C4', '#FBF4E6'],
  coral: ['#DB6446', '#F3A080'],
} as const;
