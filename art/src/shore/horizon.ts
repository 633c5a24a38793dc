/** Behind the Hook: the sky, the water, Jersey's ridge, Staten Island, Long Island, New York and its bridge. */

import { closed, curve, n1, type Point, range, turn } from '../kit/geometry.ts';
import { random } from '../kit/random.ts';
import { circle, line, path, rect } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { bars, cloud } from '../kit/sky.ts';
import { ripples } from '../kit/water.ts';
import type { Camera } from './camera.ts';
import { ferryWay, jersey, longIsland, manhattan, statenIsland } from './coast.ts';
import type { Hour } from './hours.ts';
import { city } from './landmarks/city.ts';
import { newYork } from './towns.ts';

const stars = (w: number, sky: number): string[] =>
  range(46, (i) => {
    const r = random(70 + i);
    return circle(r() * w, r() * sky * 0.5, r.between(0.7, 1.5), '#F6E7CB');
  });

export function sky(s: Sheet, { w, sky }: Camera, hour: Hour): void {
  s.add(rect(0, 0, w, sky + 4, s.blend(hour.sky, [0, 0, 0, sky])));
  if (hour.isEvening) s.add(stars(w, sky), s.halo(w * 0.4, sky - 4, 168, '#F8C68C', { a: 0.75, inner: 0.05 }));
  const heap = cloud(w * 0.8, sky * 0.76, w * 0.22, sky * 0.34, 33);
  s.add(
    path(heap, hour.cloud),
    s.spray(heap, hour.cloudShade, [0, sky * 0.78], [0, sky * 0.5], { a: 0.8 }),
    path(cloud(w * 0.975, sky * 0.6, w * 0.13, sky * 0.2, 5), hour.cloud),
    bars([[w * 0.3, sky * 0.8, w * 0.16, 9]], hour.cloud),
    hour.isEvening ? '' : bars([[-40, sky * 0.9, w * 0.2, 8]], hour.cloud),
  );
}

export function water(s: Sheet, { w, h, sky }: Camera, hour: Hour): void {
  const sea = `M-20 ${sky}H${w + 20}V${h + 20}H-20Z`;
  s.add(
    path(sea, s.blend(hour.water, [0, sky, 0, h])),
    s.spray(sea, hour.deep, [w, h], [w * 0.6, h * 0.36], { a: 0.72 }),
    ripples(-20, w + 20, sky + 40, sky + 190, 80, 5, hour.glint, { size: 0.42 }),
    ripples(w * 0.6, w + 20, sky + 150, h, 70, 9, hour.glint, { size: 0.62 }),
  );
  const sun = w * 0.36;
  if (hour.isEvening)
    s.add(ripples(sun, sun, sky + 90, sky + 200, 90, 8, '#F8D2A0', { size: 0.5, cone: [sun, 110, 190] }));
}

/** Shares of the width, and heights above the lower edge of the sky. */
const RIDGE = [
  [-0.02, 16],
  [0.12, 22],
  [0.25, 12],
  [0.38, 9],
  [0.5, 4],
  [0.7, 5],
  [0.86, 3],
  [1.02, 4],
] as const;

/** Distant roofs, the larger ones in front. */
function roofs({ sky }: Camera, hour: Hour, seed: number, from: number, to: number, n: number): string[] {
  const r = random(seed);
  const spots = range(n, () => [r.between(from, to), sky + 6 + r() ** 1.3 * 86, r.between(5, 13), r()] as const);
  return [...spots]
    .sort((a, b) => a[1] - b[1])
    .map(([x, y, size, tone]) => {
      const block = rect(x, y - size * 0.7, size, size * 0.7, hour.far[tone < 0.5 ? 0 : 2], 'opacity=".75"');
      return tone < 0.22 ? block + rect(x + size * 0.3, y - size * 0.5, 2, 2, hour.cityLit) : block;
    });
}

export function farShores(s: Sheet, cam: Camera, hour: Hour): void {
  const { w, sky, isTall } = cam;
  const ridge = RIDGE.map(([share, up]): Point => [w * share, sky - up]);
  const west = cam.all(jersey);
  const east = cam.all(longIsland);
  const [westEnd, eastEnd] = [west.at(-1)?.[0] ?? 0, east.at(-1)?.[1] ?? 0];
  const westD = `${curve(west)}L${n1(westEnd)} ${sky}L-30 ${sky}V${n1(west[0]?.[1] ?? 0)}Z`;
  const eastD = `${curve(east)}L${w + 40} ${n1(eastEnd)}V${sky}L${n1(east[0]?.[0] ?? 0)} ${sky}Z`;
  s.add(
    path(`${curve(ridge)}L${w + 30} ${sky + 30}L-30 ${sky + 30}Z`, hour.far[0]),
    path(westD, hour.far[1]),
    path(eastD, hour.far[1]),
    path(closed(cam.all(manhattan)), hour.far[1]),
    s.spray(eastD, hour.far[2], [0, sky + 110], [0, sky + 10], { a: 0.8 }),
    s.spray(westD, hour.far[2], [0, sky + 120], [0, sky + 10], { a: 0.8 }),
    s.inside(eastD, roofs(cam, hour, 31, east[0]?.[0] ?? 0, w, isTall ? 150 : 240)),
    s.inside(westD, roofs(cam, hour, 32, -20, westEnd, isTall ? 120 : 190)),
    s.inside(eastD, line(curve(east), hour.sand, 5)),
  );
}

export function skyline(s: Sheet, cam: Camera, hour: Hour): void {
  const [x, y] = cam.to(newYork.at);
  const size = (cam.isTall ? 0.9 : 0.92) * newYork.size;
  const quay = range(46, (i) => {
    const left = x - 190 * size + i * 8.6 * size;
    const height = random(640 + i).between(9, 24) * size;
    const house = rect(left, y + 6 - height, 9 * size, height, turn([hour.city[1], hour.far[2], hour.city[0]], i));
    return i % 3 ? house + rect(left + 3, y + 1 - height * 0.5, 2, 2.4, hour.cityLit) : house;
  });
  s.add(
    `<g transform="translate(${n1(x)} ${n1(y + 3)}) scale(${size})">${city(hour.city, hour.cityLit)}</g>`,
    quay,
    wheel(cam.to([40.5765, -73.975]), hour.city[2]),
  );
}

/** Coney Island's wheel. */
function wheel([x, y]: Point, ink: string): string {
  const spokes = `M${n1(x - 10)} ${n1(y - 12)}h20M${n1(x)} ${n1(y - 22)}v20M${n1(x)} ${n1(y - 12)}l-5 14M${n1(x)} ${n1(y - 12)}l5 14`;
  return circle(x, y - 12, 10, 'none', `stroke="${ink}" stroke-width="1.6"`) + line(spokes, ink, 1.3);
}

export function island(s: Sheet, cam: Camera, hour: Hour): void {
  const ring = cam.all(statenIsland);
  const d = closed(ring);
  const heights = ring.map(([, y]) => y);
  const [north, south] = [Math.min(...heights), Math.max(...heights)];
  s.add(
    line(d, hour.shoal[1], 5, 'opacity=".7"'),
    path(d, hour.far[2]),
    s.spray(d, hour.lightWood[0], [0, south + 16], [0, north], { a: hour.isEvening ? 0.7 : 0.55 }),
  );
}

/** A rope between two points, hanging `deep` below the lower one. */
const rope = ([x0, y0]: Point, [x1, y1]: Point, deep: number): string =>
  `M${n1(x0)} ${n1(y0)}Q${n1((x0 + x1) / 2)} ${n1(Math.max(y0, y1) + deep)} ${n1(x1)} ${n1(y1)}`;

/** The bridge over the Narrows, and the ferry's route below it. */
export function narrows(s: Sheet, cam: Camera, hour: Hour): void {
  const [[ax, ay], [bx, by]] = [cam.to([40.6065, -74.058]), cam.to([40.609, -74.031])];
  const towers = [ax + 6, bx - 6] as const;
  const tower = (x: number): string =>
    rect(x - 3, ay - 44, 2, 46, hour.bridge) +
    rect(x + 2, ay - 44, 2, 46, hour.bridge) +
    rect(x - 3, ay - 44, 7, 2.4, hour.bridge);
  const [left, right]: readonly [Point, Point] = [
    [towers[0], ay - 43],
    [towers[1], ay - 43],
  ];
  const ropes = rope(left, right, 34) + rope([ax - 34, ay - 10], left, 3) + rope(right, [bx + 34, by - 10], 3);
  s.add(
    line(`M${n1(ax - 34)} ${n1(ay - 9)}L${n1(bx + 34)} ${n1(by - 9)}`, hour.bridge, 2.2),
    towers.map(tower),
    line(ropes, hour.bridge, 1.3),
    line(curve(cam.all(ferryWay)), hour.ferryWay, 2.4, 'stroke-dasharray="2 9"'),
  );
}
