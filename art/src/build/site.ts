/** One view of a place: its sheet, the viewer's position, the hour, and the inks of colors at that hour. */

import { type Camera, camera } from '../kit/camera.ts';
import { mix, over } from '../kit/colour.ts';
import { hull, type Point, type Spot, W } from '../kit/geometry.ts';
import { Sheet } from '../kit/sheet.ts';
import type { Wall } from '../kit/wall.ts';
import { type Hour, hours } from './hours.ts';

export interface View {
  readonly hour: keyof typeof hours;
  /** The viewer's position, in metres from the middle of the front wall: to the right, and away from the house. */
  readonly from: readonly [x: number, away: number];
  readonly eye?: number;
  /** The point that is looked at, and its position across the sheet. */
  readonly at: readonly [x: number, z: number];
  readonly cx?: number;
  readonly horizon?: number;
  readonly f: number;
  readonly seed: number;
  /** Printed as a mirror image. */
  readonly mirror?: boolean;
}

export interface Site {
  readonly view: View;
  readonly sheet: Sheet;
  readonly cam: Camera;
  readonly hour: Hour;
  /** The ink of a color on a face with this normal. */
  ink(base: string, normal: Spot): string;
  /** The same on the ground and on other flat things. */
  flat(base: string): string;
  /** A color in the distance. At 1 only haze is left. */
  far(base: string, share: number): string;
}

export const UP: Spot = [0, 1, 0];

/** Cosines above which a face counts as lit, and as grazed. A print has three tones, not a scale. */
const LIT = 0.3;
const GRAZED = 0.06;

export function openSite(view: View): Site {
  const { hour: name, from, eye = 1.8, at, cx = W / 2, horizon = 620, f, seed, mirror = false } = view;
  const hour = hours[name];
  const [x, z] = [from[0], -from[1]];
  const cam = camera({ x, y: eye, z, yaw: Math.atan2(at[0] - x, at[1] - z), f, hy: horizon, cx });
  const ink = (local: string, normal: Spot): string => {
    const base = hour.dim ? over(local, hour.dim) : local;
    const facing = -dot(hour.sun, normal) / (Math.hypot(...hour.sun) * Math.hypot(...normal));
    if (facing > LIT) return mix(base, ...hour.lit);
    return over(base, facing > GRAZED ? hour.half : hour.shade);
  };
  const flat = (base: string): string => ink(base, UP);
  return {
    view,
    sheet: new Sheet({ seed, mirror }),
    cam,
    hour,
    ink,
    flat,
    far: (base, share) => mix(flat(base), hour.haze, share),
  };
}

const dot = (a: Spot, b: Spot): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const printed = ({ hour }: Site): string => `opacity="${hour.shadow[1]}"`;

/** The shadow of a solid on the ground, printed over whatever is there. */
export function groundShade(site: Site, spots: readonly Spot[], y = 0.015): string {
  const { sun, shadow } = site.hour;
  const fallen = spots.map(([X, Y, Z]): Point => {
    const k = (Y - y) / -sun[1];
    return [X + sun[0] * k, Z + sun[2] * k];
  });
  return site.cam.face(
    hull(fallen).map(([X, Z]) => [X, y, Z]),
    shadow[0],
    printed(site),
  );
}

/** The shadow of a solid on a wall in the sun, clipped to the wall's height `h`. */
export function wallShade(site: Site, on: Wall, h: number, spots: readonly Spot[]): string {
  const { sun, shadow } = site.hour;
  const towards = dot(sun, on.normal);
  if (towards > -0.05 || !on.seen) return '';
  const foot = on.at(0, 0);
  const [right, next] = [on.at(1, 0), on.at(0, 1)];
  const along: Spot = [right[0] - foot[0], right[1] - foot[1], right[2] - foot[2]];
  const up: Spot = [next[0] - foot[0], next[1] - foot[1], next[2] - foot[2]];
  const fallen = spots.map((spot): Point => {
    const away: Spot = [foot[0] - spot[0], foot[1] - spot[1], foot[2] - spot[2]];
    const k = dot(away, on.normal) / towards;
    const hit: Spot = [sun[0] * k - away[0], sun[1] * k - away[1], sun[2] * k - away[2]];
    return [dot(hit, along), dot(hit, up)];
  });
  return site.sheet.inside(on.d(0, 0, on.len, h), on.face(hull(fallen), shadow[0], 0, printed(site)));
}

/** How far down a wall the shadow of an eave reaches, which projects by `depth` metres. */
export function eaveDrop({ hour }: Site, on: Wall, depth: number): number {
  const towards = -dot(hour.sun, on.normal);
  return towards < 0.05 ? 0 : Math.min(1.4, (depth * -hour.sun[1]) / towards);
}

/** The shadow band under an eave, along the top of a wall of height `h`. */
export function eaveShade(site: Site, on: Wall, h: number, depth: number): string {
  const drop = eaveDrop(site, on, depth);
  const [ink] = site.hour.shadow;
  return drop > 0 && on.seen ? on.rect(0, h - drop, on.len, drop, ink, 0, printed(site)) : '';
}
