/**
 * The Shore: one coast from New York to Asbury Park, seen from above Asbury Park towards the north. The drawing has no
 * text and no homes for sale: names and lit windows lie over it as HTML, at the places that are computed here.
 */

import type { Point } from '../kit/geometry.ts';
import { INK } from '../kit/inks.ts';
import { random } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { gull } from '../kit/sky.ts';
import { camera, type FrameName } from './camera.ts';
import { crossings, ground, inlandWater, landOf, shoals, surf } from './ground.ts';
import { farShores, island, narrows, sky, skyline, water } from './horizon.ts';
import { hours } from './hours.ts';
import { cottage } from './landmarks/parts.ts';
import { spotsOf } from './spots.ts';
import {
  ferry,
  hookLight,
  landmarkOf,
  nearTrees,
  type Stage,
  type Standing,
  sails,
  shell,
  train,
  woodland,
} from './standing.ts';
import { type TownOnShore, towns } from './towns.ts';

function standing(stage: Stage, spots: ReturnType<typeof spotsOf>, isDry: (point: Point) => boolean): Standing[] {
  const { cam, hour } = stage;
  const r = random(58);
  const houses = spots.houses.map((place): Standing => {
    const [[x, y], size] = [cam.to(place), r.between(2.9, 4) * cam.k * cam.scale(place[0])];
    return [y, () => cottage(x, y, size, hour.house)];
  });
  const isWoodland = ([x, y]: Point): boolean =>
    isDry([x, y]) &&
    isDry([x + 16, y + 4]) &&
    isDry([x - 16, y + 4]) &&
    isDry([x, y + 8]) &&
    spots.isFree([x, y - 6], 7);
  return [
    ...Object.values(towns).map((town: TownOnShore) => landmarkOf(stage, town)),
    ...houses,
    ...woodland(stage, isWoodland),
    ...sails(stage),
    ferry(stage),
    hookLight(stage),
    shell(stage),
    train(stage),
  ];
}

export function shore(frame: FrameName, at: keyof typeof hours): string {
  const cam = camera(frame);
  const hour = hours[at];
  const s = new Sheet({ seed: 61, size: cam });
  const land = landOf(cam);
  sky(s, cam, hour);
  water(s, cam, hour);
  farShores(s, cam, hour);
  skyline(s, cam, hour);
  narrows(s, cam, hour);
  shoals(s, land, hour);
  island(s, cam, hour);
  surf(s, cam, hour);
  ground(s, cam, land, hour);
  inlandWater(s, cam, land, hour);
  crossings(s, cam, land, hour);
  const things = standing({ s, cam, hour }, spotsOf(cam, land), land.isDry);
  s.add([...things].sort((a, b) => a[0] - b[0]).map(([, draw]) => draw()));
  const { w, h } = cam;
  s.add(
    nearTrees(cam, hour.nearWood),
    gull(w * 0.86, cam.sky + 120, 0.8, hour.ink(INK.paper), -8),
    gull(w * 0.895, cam.sky + 142, 0.56, hour.ink(INK.paper), 6),
    gull(w * 0.8, h * 0.9, 0.9, hour.ink(INK.paper), -5),
  );
  return s.svg();
}
