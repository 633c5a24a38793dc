/** Which drawing lies where in the repository. Towns and homes lie with those who show them. */

import { fileURLToPath } from 'node:url';
import { gate } from './gate.ts';
import { hero } from './hero.ts';
import { houses } from './houses/index.ts';
import { towns } from './towns/index.ts';

export interface Raster {
  readonly name: string;
  /** Below the repository's root. */
  readonly file: string;
  readonly draw: () => string;
}

export const root = fileURLToPath(new URL('../../', import.meta.url));

export const folders = {
  towns: 'mfe-areas/service-area photos',
  homes: 'gateway/src/seed/pictures',
  hero: 'shell/src/pictures',
  listings: 'mfe-listings/src/pictures',
} as const;

export const rasters: readonly Raster[] = [
  { name: 'hero', file: `${folders.hero}/hero.jpg`, draw: () => hero(0) },
  { name: 'gate', file: `${folders.listings}/gate.jpg`, draw: gate },
  ...Object.entries(towns).map(([slug, { draw }]) => ({ name: slug, file: `${folders.towns}/${slug}-1.jpg`, draw })),
  ...Object.entries(houses).map(([name, draw]) => ({
    name: `house-${name}`,
    file: `${folders.homes}/house-${name}.jpg`,
    draw,
  })),
];
