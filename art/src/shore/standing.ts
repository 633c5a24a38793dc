/** What stands on the land and sails on the water, by depth: nearer things are printed later. */

import { leafy } from '../kit/foliage.ts';
import { n1, type Point, range } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { random } from '../kit/random.ts';
import { circle, line, path, rect } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { sloop } from '../kit/water.ts';
import type { Camera } from './camera.ts';
import type { Place } from './coast.ts';
import type { Hour } from './hours.ts';
import { bush, print } from './landmarks/parts.ts';
import type { TownOnShore } from './towns.ts';

/** The y of its foot, and the function that prints it. */
export type Standing = readonly [foot: number, draw: () => string];

export type Stage = { readonly s: Sheet; readonly cam: Camera; readonly hour: Hour };

/** The low hill under a landmark. */
const mound = (x: number, y: number, z: number, ink: string): string =>
  path(
    `M${n1(x - 84 * z)} ${n1(y + 3)}Q${n1(x - 40 * z)} ${n1(y - 11 * z)} ${n1(x + 22 * z)} ${n1(y - 8 * z)}T${n1(x + 96 * z)} ${n1(y + 3)}Q${n1(x)} ${n1(y + 18 * z)} ${n1(x - 84 * z)} ${n1(y + 3)}Z`,
    ink,
    'opacity=".55"',
  );

/** The bluff of Highlands, with trees at its foot. */
function bluff({ s, hour }: Stage, x: number, y: number, z: number): string {
  const d =
    `M${n1(x - 190 * z)} ${n1(y + 8)}Q${n1(x - 150 * z)} ${n1(y - 4 * z)} ${n1(x - 84 * z)} ${n1(y - 26 * z)}` +
    `Q${n1(x - 20 * z)} ${n1(y - 42 * z)} ${n1(x + 60 * z)} ${n1(y - 36 * z)}Q${n1(x + 106 * z)} ${n1(y - 20 * z)} ${n1(x + 112 * z)} ${n1(y + 8)}` +
    `Q${n1(x)} ${n1(y + 26 * z)} ${n1(x - 190 * z)} ${n1(y + 8)}Z`;
  const trees = range(9, (i, q) =>
    bush(x - 150 * z + q * 246 * z, y + 6 - Math.sin(q * 3) * 8 * z, (9 + ((i * 7) % 5)) * z, hour.lightWood, 50 + i),
  );
  const shade = s.spray(d, hour.wood[0], [x + 110 * z, y + 10], [x - 60 * z, y - 30 * z], { a: 0.85 });
  return print(path(d, hour.hill), shade, trees);
}

export const sizeOf = (cam: Camera, { size, at }: Pick<TownOnShore, 'size' | 'at'>): number =>
  size * cam.scale(at[0]) * cam.k;

export function landmarkOf(stage: Stage, town: TownOnShore): Standing {
  const { s, cam, hour } = stage;
  const [x, y] = cam.to(town.at);
  const z = sizeOf(cam, town);
  const foot = town.isHigh ? y - 34 * z : y;
  return [
    y,
    () =>
      print(
        town.isHigh ? bluff(stage, x, y, z) : '',
        town.isAfloat ? '' : mound(x, y, z, town.isOnSand ? hour.sandShade : hour.hill),
        hour.isEvening ? s.halo(x, y - 34 * z, 84 * z, '#F2AE7C', { a: 0.34, inner: 0 }) : '',
        `<g transform="translate(${n1(x)} ${n1(foot)}) scale(${Math.round(z * 1000) / 1000})">${town.landmark(hour.ink, hour.lit)}</g>`,
      ),
  ];
}

/** Where trees grow: in groves, many inland and few at the shore. */
const grows = ([latitude, longitude]: Place): number =>
  Math.sin(latitude * 190 + 1.3) * Math.cos(longitude * 150 - 0.6) +
  0.6 * Math.sin(latitude * 87 - longitude * 120 + 2) +
  0.25 * Math.sin(longitude * 420) +
  Math.min(0.5, Math.max(-0.6, (-74.075 - longitude) / 0.16));

const MOST_TREES = 420;

export function woodland({ cam, hour }: Stage, isFree: (point: Point) => boolean): Standing[] {
  const r = random(77);
  const trees = range(5200, (i) => {
    const place: Place = [r.between(40.16, 40.445), r.between(-74.3, -73.99)];
    return { i, place, chance: 0.62 - r() * 0.24, size: r.between(8, 19) * cam.scale(place[0]) * cam.k };
  }).filter(({ place, chance }) => grows(place) >= chance && isFree(cam.to(place)));
  return trees.slice(0, MOST_TREES).map(({ i, place, size }): Standing => {
    const [x, y] = cam.to(place);
    const tones = i % 3 ? hour.lightWood : hour.wood;
    const crown = i % 17 === 0 ? ([hour.ink('#96602A'), hour.ink('#CC8E3A')] as const) : tones;
    const twin = i % 2 ? bush(x + size * 1.1, y + size * 0.18, size * 0.72, tones, i + 1) : '';
    return [y, () => bush(x, y, size, crown, i) + twin];
  });
}

/** The place, the height of the mast, the ink of the jib, and the direction. */
const SAILS: ReadonlyArray<readonly [latitude: number, longitude: number, mast: number, jib: string, flip: 1 | -1]> = [
  [40.382, -74.012, 34, INK.coral, 1],
  [40.3645, -74.0585, 26, INK.paper, -1],
  [40.343, -73.9925, 28, INK.gold, 1],
  [40.47, -74.06, 30, INK.paper, 1],
  [40.462, -74.21, 26, INK.coral, -1],
  [40.5, -74.1, 22, INK.paper, 1],
  [40.51, -73.93, 30, INK.coral, 1],
  [40.43, -73.935, 44, INK.paper, -1],
  [40.262, -73.945, 62, INK.coral, 1],
];

export const sails = ({ cam, hour: { ink } }: Stage): Standing[] =>
  SAILS.map(([latitude, longitude, mast, jib, flip]) => {
    const [x, y] = cam.to([latitude, longitude]);
    const tones = { hull: ink(INK.navy), main: ink(INK.paper), shade: ink(INK.dune), jib: ink(jib), flip };
    return [y, () => sloop(x, y, mast * cam.k, { ...tones, lean: 3 * flip })];
  });

export function ferry({ cam, hour }: Stage): Standing {
  const [x, y] = cam.to([40.5, -74.0375]);
  const at = (dx: number, dy: number): string => `${n1(x + dx * cam.k)} ${n1(y + dy * cam.k)}`;
  const draw = (): string =>
    print(
      path(`M${at(-46, 6)}Q${at(-14, 1)} ${at(-8, 2)}L${at(20, 2)}Q${at(0, 8)} ${at(-46, 6)}Z`, hour.foam),
      path(`M${at(-22, -3)}L${at(26, -3)}L${at(20, 4)}L${at(-19, 4)}Z`, hour.ink(INK.navy)),
      path(`M${at(-19, -4)}L${at(-19, -11)}L${at(12, -11)}L${at(18, -4)}Z`, hour.ink(INK.paper)),
      rect(x - 16 * cam.k, y - 9 * cam.k, 25 * cam.k, 2.6 * cam.k, hour.lit),
    );
  return [y, draw];
}

/** The lighthouse on the Hook. */
export function hookLight({ cam, hour }: Stage): Standing {
  const [x, y] = cam.to([40.4655, -73.9985]);
  const z = cam.scale(40.47) * cam.k;
  const at = (dx: number, dy: number): string => `${n1(x + dx * z)} ${n1(y + dy * z)}`;
  const draw = (): string =>
    print(
      path(`M${at(-8, 0)}L${at(8, 0)}L${at(5, -48)}L${at(-5, -48)}Z`, hour.ink(INK.paper)),
      path(`M${at(0, 0)}L${at(8, 0)}L${at(5, -48)}L${at(0, -48)}Z`, hour.ink('#D8C7AC')),
      rect(x - 4 * z, y - 58 * z, 8 * z, 10 * z, hour.lamp),
      path(`M${at(-6, -57)}Q${at(0, -70)} ${at(6, -57)}Z`, hour.ink(INK.coral)),
    );
  return [y + 1, draw];
}

/** A rowing boat for four on the Navesink. */
export function shell({ cam, hour: { ink } }: Stage): Standing {
  const [x, y] = cam.to([40.3605, -74.072]);
  const crew = range(4, (i) => {
    const seat = x - 18 + i * 11;
    return (
      circle(seat, y - 4 - i, 2.4, ink(INK.coral)) +
      line(`M${n1(seat)} ${n1(y - 1 - i)}l${i % 2 ? 7 : -3} 7`, ink(INK.paper), 1.2)
    );
  });
  return [y, () => print(line(`M${n1(x - 30)} ${n1(y)}L${n1(x + 26)} ${n1(y - 5)}`, ink(INK.paper), 3.4), crew)];
}

/** A train north of Red Bank. */
export function train({ cam, hour }: Stage): Standing {
  const [[x, y], [toX, toY]] = [cam.to([40.3825, -74.1085]), cam.to([40.372, -74.0965])];
  const turn = n1((Math.atan2(toY - y, toX - x) * 180) / Math.PI);
  const cars = range(3, (i) => [
    rect(i * 25, -10, 23, 10, hour.ink(INK.paper)),
    rect(i * 25, -3.4, 23, 2, hour.ink(INK.coral)),
    ...range(4, (j) => rect(i * 25 + 2.6 + j * 5, -8.4, 3.4, 3.6, hour.lamp)),
  ]);
  const placed = `translate(${n1(x)} ${n1(y)}) rotate(${turn}) scale(${cam.k})`;
  return [toY + 1, () => `<g transform="${placed}">${print(...cars)}</g>`];
}

/** The trees nearest to the viewer. */
export const nearTrees = ({ h }: Camera, [dark, middle]: readonly [string, string]): string[] =>
  (
    [
      [-30, 150],
      [70, 96],
      [165, 120],
      [262, 70],
      [345, 84],
    ] as const
  ).map(
    ([x, q], i) =>
      path(leafy(x, h + 38 - q * 0.2, q, q * 0.8, 700 + i, { lobes: 9, bite: 0.14 }), dark) +
      path(leafy(x - q * 0.2, h + 18 - q * 0.36, q * 0.62, q * 0.42, 720 + i, { lobes: 8, bite: 0.18 }), middle),
  );
