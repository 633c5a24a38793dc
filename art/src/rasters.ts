/** Which drawing is in which file of the repository. Towns and homes are in the parts that show them. */

import { fileURLToPath } from 'node:url';
import { hero } from './hero/hero.ts';
import { hourNames } from './hero/hours.ts';
import { season, seasonNames } from './hero/season.ts';
import { houses } from './houses/index.ts';
import type { Size } from './kit/sheet.ts';
import { boat } from './lost/boat.ts';
import { gate } from './lost/gate.ts';
import { signpost } from './lost/signpost.ts';
import { capePlan } from './plans/cape.ts';
import { portrait } from './portrait/portrait.ts';
import { SIZE as portraitSize } from './portrait/tones.ts';
import { camera } from './shore/camera.ts';
import { shore } from './shore/shore.ts';
import { towns } from './towns/index.ts';
import { inSeason, townSeasons } from './towns/season.ts';
import { walkPictures } from './walks/index.ts';

export interface Raster {
  readonly name: string;
  /** Relative to the repository's root. A layer over another picture is an AVIF, which can be transparent. */
  readonly file: string;
  readonly draw: () => string;
  /** Default: 1600 × 900. */
  readonly size?: Size;
  /** The width of the file, if it is smaller than the drawing. */
  readonly width?: number;
}

export const root = fileURLToPath(new URL('../../', import.meta.url));

export const folders = {
  towns: 'mfe-areas/service-area photos',
  homes: 'gateway/src/seed/pictures',
  shell: 'shell/src/pictures',
  listings: 'mfe-listings/src/pictures',
  areas: 'mfe-areas/src/pictures',
} as const;

export const rasters: readonly Raster[] = [
  { name: 'hero', file: `${folders.shell}/hero.jpg`, draw: () => hero() },
  ...(['dawn', 'day', 'night'] as const).map((hour) => ({
    name: `hero-${hour}`,
    file: `${folders.shell}/hero-${hour}.jpg`,
    draw: () => hero(0, hour),
  })),
  ...seasonNames.flatMap((name) =>
    hourNames.map((hour) => ({
      name: `hero-${hour}-${name}`,
      file: `${folders.shell}/hero-${hour}-${name}.avif`,
      draw: () => season(name, hour),
      width: 1280,
    })),
  ),
  { name: 'portrait', file: `${folders.shell}/portrait.jpg`, draw: portrait, size: portraitSize },
  { name: 'boat', file: `${folders.shell}/boat.jpg`, draw: boat },
  { name: 'gate', file: `${folders.listings}/gate.jpg`, draw: gate },
  { name: 'signpost', file: `${folders.areas}/signpost.jpg`, draw: signpost },
  ...(['wide', 'tall'] as const).flatMap((frame) =>
    (['day', 'evening'] as const).map((hour) => {
      const name = hour === 'day' ? `shore-${frame}` : `shore-${frame}-${hour}`;
      return { name, file: `${folders.areas}/${name}.jpg`, draw: () => shore(frame, hour), size: camera(frame) };
    }),
  ),
  ...Object.entries(towns).map(([slug, { draw }]) => ({ name: slug, file: `${folders.towns}/${slug}-1.jpg`, draw })),
  ...Object.entries(towns).flatMap(([slug, { draw, hasSeasons }]) =>
    (hasSeasons ? townSeasons : []).map((season) => ({
      name: `${slug}-${season}`,
      file: `${folders.areas}/${slug}-${season}.avif`,
      draw: () => inSeason(draw(), season),
      width: 1120,
    })),
  ),
  ...walkPictures.map((picture) => ({ ...picture, file: `${folders.towns}/${picture.name}.jpg` })),
  { name: 'house-plan-cape', file: `${folders.homes}/house-plan-cape.jpg`, draw: capePlan },
  ...Object.entries(houses).map(([name, draw]) => ({
    name: `house-${name}`,
    file: `${folders.homes}/house-${name}.jpg`,
    draw,
  })),
];
