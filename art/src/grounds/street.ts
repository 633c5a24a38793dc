/** Pavement, kerb and roadway. */

import type { Site } from '../build/site.ts';
import { over } from '../kit/colour.ts';
import { H, range, type Spot, W } from '../kit/geometry.ts';
import { bandAcross, GROUND } from './ground.ts';

export interface Street {
  /** The nearer edge of the pavement, and how wide the pavement is. */
  readonly z: number;
  readonly walk?: number;
  readonly verge?: number;
}

/** Pavement, kerb and roadway across the foreground. */
export function street(site: Site, { z, walk = 1.5, verge = 1.2 }: Street): void {
  const { sheet, cam } = site;
  const joint = over(site.flat(GROUND.walk), '#D4CABC');
  sheet.add(bandAcross(site, z, z + walk, GROUND.walk));
  sheet.add(
    range(34, (i) =>
      cam.face(
        [
          [-42 + i * 2.5, 0.012, z],
          [-41.95 + i * 2.5, 0.012, z],
          [-41.95 + i * 2.5, 0.012, z + walk],
          [-42 + i * 2.5, 0.012, z + walk],
        ],
        joint,
      ),
    ),
  );
  sheet.add(
    bandAcross(site, z - verge - 0.18, z - verge, '#D8D0C0'),
    cam.face(
      [
        [-70, 0.01, z - verge - 0.18],
        [70, 0.01, z - verge - 0.18],
        [70, -0.14, z - verge - 0.18],
        [-70, -0.14, z - verge - 0.18],
      ],
      site.ink('#BDB5A8', [0, 0, -1]),
    ),
  );
  sheet.add(bandAcross(site, -60, z - verge - 0.18, GROUND.asphalt, -0.14));
  const road: readonly Spot[] = [
    [-70, -0.14, -60],
    [70, -0.14, -60],
    [70, -0.14, z - verge - 0.18],
    [-70, -0.14, z - verge - 0.18],
  ];
  const worn = over(site.flat(GROUND.asphalt), '#A6A8B4');
  sheet.add(
    sheet.inside(
      cam.d(road),
      sheet.spray(`M-20 ${H - 200}H${W + 20}V${H + 20}H-20Z`, worn, [0, H], [0, H - 160], { a: 0.7 }),
    ),
  );
}
