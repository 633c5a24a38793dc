/** The land and what lies flat on it: shoals and surf, fields, sand, roads, the two rivers, lakes, the railway. */

import { mix } from '../kit/colour.ts';
import { closed, curve, lerp, n1, type Point, pairs, range, turn } from '../kit/geometry.ts';
import { random } from '../kit/random.ts';
import { line, path, poly } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { ripples } from '../kit/water.ts';
import { type Camera, isWithin } from './camera.ts';
import { bayshore, behindBeach, bridges, holly, hook, lakes, ocean, pier, railway, rivers, roads } from './coast.ts';
import type { Hour } from './hours.ts';
import { bush } from './landmarks/parts.ts';

/** The mainland on one sheet. */
export interface Land {
  readonly d: string;
  readonly rivers: string;
  /** Whether the point is on dry ground. */
  isDry(point: Point): boolean;
}

export function landOf(cam: Camera): Land {
  const shore = cam.all([...bayshore, ...hook, ...ocean]);
  const [top, south] = [shore[0]?.[1] ?? 0, shore.at(-1)?.[0] ?? 0];
  const ring: Point[] = [...shore, [south, cam.h + 40], [-40, cam.h + 40], [-40, top]];
  const waters = [rivers, ...lakes].map(cam.all);
  return {
    d: `${curve(shore)}L${n1(south)} ${cam.h + 40}L-40 ${cam.h + 40}L-40 ${n1(top)}Z`,
    rivers: closed(cam.all(rivers)),
    isDry: (point) => isWithin(point, ring) && !waters.some((water) => isWithin(point, water)),
  };
}

/** Shoals: the outline of the land, wider and paler. */
export const shoals = (s: Sheet, { d }: Land, { shoal: [deep, shallow] }: Hour): Sheet =>
  s.add(line(d, deep, 64, 'opacity=".55"'), line(d, deep, 34, 'opacity=".8"'), line(d, shallow, 15));

const crest = (i: number, phase: number): number =>
  Math.max(0, Math.sin(i * 0.085 + phase) + 0.25 * Math.sin(i * 0.31 + phase * 2)) ** 1.3;

/** Lines parallel to the beach that get thinner towards the sea: their distance and width. */
export function surf(s: Sheet, cam: Camera, { foam }: Hour): void {
  const beach = pairs(cam.all(ocean)).flatMap(([from, to]) =>
    range(10, (j): Point => [lerp(from[0], to[0], j / 10), lerp(from[1], to[1], j / 10)]),
  );
  const wave = (off: number, wide: number, phase: number): string => {
    const inner = beach.map(
      ([x, y], i): Point => [x + (off + Math.sin(i * 0.21 + phase) * 4) * (0.62 + i * 0.0042), y],
    );
    const outer = inner.map(([x, y], i): Point => [x + crest(i, phase) * wide * (0.6 + i * 0.005), y]);
    return path(`${curve(inner)}${curve([...outer].reverse()).replace('M', 'L')}Z`, foam);
  };
  s.add(wave(74, 6, 2.2), wave(52, 8, 0.4), wave(33, 9, 3.6), wave(20, 11, 1.7));
}

function fields(cam: Camera, { fields }: Hour): string[] {
  const r = random(404);
  return range(150, (i) => {
    const latitude = r.between(40.17, 40.45);
    const [x, y] = cam.to([latitude, r.between(-74.3, -73.985)]);
    const a = r.between(34, 92) * cam.scale(latitude);
    const b = a * r.between(0.2, 0.34);
    const lean = r.between(-0.5, 0.5);
    const outline: Point[] = [
      [x - a, y + b * 0.4],
      [x - a * 0.5 + lean * 30, y - b],
      [x + a, y - b * 0.5 + lean * 8],
      [x + a * 0.6 + lean * 20, y + b],
    ];
    return poly(outline, turn(fields, i));
  });
}

export function ground(s: Sheet, cam: Camera, land: Land, hour: Hour): void {
  const sand = cam.all([...hook, ...ocean.slice(0, 6), ...behindBeach]);
  s.add(
    path(land.d, hour.ground),
    s.inside(land.d, fields(cam, hour)),
    s.spray(land.d, hour.groundShade, [0, cam.h + 60], [0, cam.h * 0.62], { a: 0.62 }),
    s.inside(
      land.d,
      line(curve(cam.all([...hook, ...ocean])), hour.sand, cam.isTall ? 46 : 50),
      line(curve(cam.all(bayshore)), hour.sand, 11),
      path(closed(sand), hour.sand),
    ),
    path(closed(cam.all(holly)), hour.lightWood[1]),
    range(9, (i, q) => {
      const [x, y] = cam.to([lerp(40.466, 40.412, q), lerp(-74.0005, -73.977, q ** 0.8)]);
      return bush(x, y + 5, 9 * cam.k, hour.lightWood, 30 + i);
    }),
    roads.map((road, i) => line(curve(cam.all(road)), hour.road, (i === 0 ? 4.2 : 3) * cam.k)),
  );
}

export function inlandWater(s: Sheet, cam: Camera, land: Land, hour: Hour): void {
  const shine = hour.water.map(([offset, ink]) => [offset, mix(ink, hour.riverShine, 0.42)] as const);
  const [top, foot] = [cam.to([40.41, -74])[1], cam.to([40.31, -74])[1]];
  s.add(
    s.inside(
      land.d,
      line(land.rivers, hour.sand, 7),
      path(land.rivers, s.blend(shine, [0, cam.sky, 0, cam.h])),
      s.inside(land.rivers, line(land.rivers, hour.shoal[0], 22, 'opacity=".6"'), line(land.rivers, hour.shoal[1], 8)),
    ),
    s.inside(land.rivers, ripples(cam.w * 0.4, cam.w * 0.75, top, foot, 60, 15, hour.glint, { size: 0.34 })),
    lakes.map((lake) => {
      const d = closed(cam.all(lake));
      return line(d, hour.sand, 4) + path(d, hour.lake) + s.inside(d, line(d, hour.shoal[1], 5));
    }),
  );
}

export function crossings(s: Sheet, cam: Camera, land: Land, hour: Hour): void {
  const tracks = curve(cam.all(railway));
  const ties = `fill="none" stroke="${hour.rail}" stroke-width="${n1(7 * cam.k)}" stroke-dasharray="1.8 7"`;
  s.add(
    pier.map((part) => line(curve(cam.all(part)), hour.ink('#6B5A58'), 3)),
    bridges.map((bridge) => {
      const d = curve(cam.all(bridge));
      return line(d, hour.ink('#7A6A64'), 7 * cam.k) + line(d, hour.road, 3.4 * cam.k);
    }),
    s.inside(land.d, line(tracks, hour.rail, 2.2 * cam.k), `<path d="${tracks}" ${ties}/>`),
  );
}
