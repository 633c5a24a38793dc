/** The views from windows, drawn into the windows' bounds. */

import type { Site } from '../build/site.ts';
import { leafy } from '../kit/foliage.ts';
import { land, range } from '../kit/geometry.ts';
import { path, rect } from '../kit/shapes.ts';
import { cloud } from '../kit/sky.ts';
import { sloop } from '../kit/water.ts';

export type Outlook = 'sea' | 'river' | 'garden' | 'city' | 'woods';

type Bounds = readonly [left: number, top: number, width: number, height: number];

/** The views, each drawn into the bounds of a window. */
export const outlooks: Readonly<Record<Outlook, (site: Site, bounds: Bounds) => string>> = {
  sea: (site, [x, y, w, h]) => {
    const hz = site.cam.hy + 6;
    const sail = sloop(x + w * 0.62, hz + 8, Math.min(90, h * 0.3));
    return (
      rect(x, y, w, h, site.sheet.blend(site.hour.sky, [0, y, 0, hz])) +
      path(cloud(x + w * 0.3, hz - 24, w * 0.34, h * 0.14, 5), site.hour.cloud[0]) +
      rect(x, hz, w, h, site.flat('#2F7F8C')) +
      rect(x, hz + 16, w, h, site.flat('#4F9AA0')) +
      sail +
      path(
        land(
          [
            [x - 10, hz + 46],
            [x + w * 0.5, hz + 38],
            [x + w + 10, hz + 50],
          ],
          y + h + 20,
        ),
        site.flat('#EBD7AC'),
      )
    );
  },
  river: (site, [x, y, w, h]) => {
    const hz = site.cam.hy + 4;
    return (
      rect(x, y, w, h, site.sheet.blend(site.hour.sky, [0, y, 0, hz])) +
      path(
        land(
          [
            [x - 10, hz - 26],
            [x + w * 0.4, hz - 44],
            [x + w * 0.8, hz - 22],
            [x + w + 10, hz - 34],
          ],
          hz + 4,
        ),
        site.far('#56805A', 0.3),
      ) +
      rect(x, hz, w, h, site.flat('#4F8F96')) +
      rect(x, hz + 20, w * 0.5, 3, site.flat('#A9CFC9')) +
      rect(x + w * 0.4, hz + 34, w * 0.5, 4, site.flat('#A9CFC9')) +
      sloop(x + w * 0.3, hz + 12, Math.min(70, h * 0.24), { jib: '#FBF4E6' })
    );
  },
  garden: (site, [x, y, w, h]) => {
    const hz = site.cam.hy + 20;
    const tree = (dx: number, r: number, seed: number): string =>
      path(leafy(x + w * dx, hz - r * 0.7, r * 1.2, r, seed, { lobes: 9, bite: 0.16 }), site.flat('#4F7A58')) +
      path(
        leafy(x + w * dx - r * 0.3, hz - r * 0.9, r * 0.7, r * 0.56, seed + 1, { lobes: 9, bite: 0.2 }),
        site.flat('#86A765'),
      );
    return (
      rect(x, y, w, h, site.sheet.blend(site.hour.sky, [0, y, 0, hz])) +
      rect(x, hz, w, h, site.flat('#93AC66')) +
      [
        [0.1, 90],
        [0.42, 70],
        [0.74, 104],
        [1, 80],
      ]
        .map(([dx, r], i) => tree(dx ?? 0, r ?? 0, i + 3))
        .join('')
    );
  },
  city: (site, [x, y, w, h]) => {
    const base = y + h;
    const far = range(11, (i) =>
      rect(x + (w * i) / 11, base - h * (0.34 + ((i * 37) % 17) / 40), w / 12, h, site.far('#8A6A6E', 0.5)),
    );
    const near = range(
      7,
      (i) =>
        rect(
          x + (w * i) / 7 + 6,
          base - h * (0.18 + ((i * 29) % 13) / 50),
          w / 8,
          h,
          site.flat(i % 2 ? '#A8684E' : '#B98562'),
        ) +
        range(4, (j) =>
          rect(
            x + (w * i) / 7 + 14 + (j % 2) * (w / 20),
            base - h * 0.15 + Math.floor(j / 2) * h * 0.08,
            w / 50,
            h * 0.045,
            site.hour.lamps ? '#FFD78E' : '#3E5A66',
          ),
        ).join(''),
    );
    return rect(x, y, w, h, site.sheet.blend(site.hour.sky, [0, y, 0, base])) + far.join('') + near.join('');
  },
  woods: (site, [x, y, w, h]) => {
    const hz = site.cam.hy + 26;
    const trunks = range(9, (i) =>
      rect(x + w * ((i * 0.618) % 1), y, 9 + (i % 3) * 5, hz - y + 6, site.flat(i % 2 ? '#5A4A40' : '#7A6452')),
    );
    const mass = range(10, (i) =>
      path(
        leafy(x + (w * i) / 9, y + h * 0.18 + (i % 3) * 26, w * 0.1, h * 0.2, i + 5, { lobes: 9, bite: 0.18 }),
        site.flat(i % 2 ? '#5F8252' : '#86A060'),
      ),
    );
    return (
      rect(x, y, w, h, site.far('#B9C79A', 0.4)) +
      mass.slice(0, 5).join('') +
      trunks.join('') +
      mass.slice(5).join('') +
      rect(x, hz, w, h, site.flat('#8FA060'))
    );
  },
};
