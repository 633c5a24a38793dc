/** Roofs: a prism along one axis under a profile, be it gable, gambrel, mansard or barrel vault. */

import type { Camera } from './camera.ts';
import { lerp, type Point, pairs, range, type Spot } from './geometry.ts';
import { random } from './random.ts';

export interface RoofShape {
  /** The axis of the ridge. */
  readonly axis: 'x' | 'z';
  /** The position of the ridge on the other axis. */
  readonly c: number;
  readonly a: number;
  readonly b: number;
  /**
   * The position of the far end at each height, if it meets another slope, such as a dormer or a wing. Then this end
   * has no gable.
   */
  readonly bAt?: (y: number) => number;
  /** Offset from the ridge and height above ground, from one eave to the other. */
  readonly prof: readonly Point[];
  readonly over?: number;
  readonly drop?: number;
}

type ByPlane = (plane: number, normal: Spot) => string;

export interface RoofTones {
  readonly planes: readonly [string, ...string[]] | ByPlane;
  readonly end?: string | ((direction: number) => string);
  readonly trim: string;
  /** The shadow of the roof on the gable below it. */
  readonly shade?: string;
  readonly tile?: string | ByPlane | null;
  readonly tileStep?: number;
  readonly band?: number;
}

interface Frame {
  readonly cam: Camera;
  readonly shape: RoofShape;
  readonly tones: RoofTones;
  readonly lo: number;
  readonly hi: number;
  /** The spot at these coordinates. */
  spot(along: number, across: number, y: number): Spot;
  normal(along: number, across: number, up: number): Spot;
  endAt(y: number): number;
}

function frameOf(cam: Camera, shape: RoofShape, tones: RoofTones): Frame {
  const { axis, c, a, b, bAt, over = 0.45 } = shape;
  const isAlongX = axis === 'x';
  const hi = b + over;
  return {
    cam,
    shape,
    tones,
    lo: a - over,
    hi,
    spot: (along, across, y) => (isAlongX ? [along, y, c + across] : [c + across, y, along]),
    normal: (along, across, up) => (isAlongX ? [along, up, across] : [across, up, along]),
    endAt: (y) => (bAt ? bAt(y) : hi),
  };
}

export function roof(cam: Camera, shape: RoofShape, tones: RoofTones): string {
  const frame = frameOf(cam, shape, tones);
  const { a, b, bAt } = shape;
  const out = overhung(shape);
  const walls = bAt
    ? ([[a, -1]] as const)
    : ([
        [a, -1],
        [b, 1],
      ] as const);
  const rims = bAt
    ? ([[frame.lo, -1]] as const)
    : ([
        [frame.lo, -1],
        [frame.hi, 1],
      ] as const);
  return [
    ...walls.map(([at, direction]) => gable(frame, at, direction)),
    ...range(out.length - 1, (i) => slope(frame, out, i)),
    ...rims.map(([at, direction]) => rake(frame, out, at, direction)),
  ].join('');
}

const eaveOf = ({ prof }: RoofShape): number => prof[0]?.[1] ?? 0;

function gable({ cam, shape, tones, lo, hi, spot, normal }: Frame, at: number, direction: number): string {
  const { end, shade, trim } = tones;
  if (!end || !cam.sees(spot(at, 0, eaveOf(shape)), normal(direction, 0, 0))) return '';
  const edge = direction < 0 ? lo : hi;
  const face = shape.prof.map(([q, y]) => spot(at, q, y));
  const under = shape.prof.map(([q, y]) => spot(at, q * 0.985, y - 0.62)).reverse();
  const soffits = pairs(shape.prof).map(([p, q]) =>
    cam.face(
      [spot(at, ...p), spot(at, ...q), spot(edge, q[0] * 1.03, q[1] + 0.02), spot(edge, p[0] * 1.03, p[1])],
      shade || trim,
    ),
  );
  return [
    cam.face(face, typeof end === 'function' ? end(direction) : end),
    shade ? cam.face([...face, ...under], shade) : '',
    ...soffits,
  ].join('');
}

/** The profile with its eaves extended over the walls. */
function overhung({ prof, over = 0.45 }: RoofShape): Point[] {
  const grow = (edge: Point, inner: Point): Point => {
    const [dx, dy] = [edge[0] - inner[0], edge[1] - inner[1]];
    const long = Math.hypot(dx, dy);
    const by = over * 0.8;
    return [edge[0] + (dx / long) * by, edge[1] + (dy / long) * by * 0.8];
  };
  return prof.map((point, i) => {
    const inner = i === 0 ? prof[1] : i === prof.length - 1 ? prof.at(-2) : undefined;
    return inner ? grow(point, inner) : point;
  });
}

const inkOf = (tone: string | ByPlane, plane: number, normal: Spot): string =>
  typeof tone === 'function' ? tone(plane, normal) : tone;

function slope(frame: Frame, out: readonly Point[], i: number): string {
  const { cam, shape, tones, lo, spot, endAt } = frame;
  const [from, to] = [out[i], out[i + 1]];
  if (!from || !to) return '';
  const normal = frame.normal(0, -(to[1] - from[1]), to[0] - from[0]);
  if (!cam.sees(spot(lo, ...from), normal)) return '';
  const { planes, tile, trim } = tones;
  const fill = typeof planes === 'function' ? planes(i, normal) : (planes[i % planes.length] ?? planes[0]);
  const [h0, h1] = [endAt(from[1]), endAt(to[1])];
  const { drop = 0.12 } = shape;
  const eave = i === 0 ? from : i === out.length - 2 ? to : undefined;
  return [
    cam.face([spot(lo, ...from), spot(h0, ...from), spot(h1, ...to), spot(lo, ...to)], fill),
    tile ? tiles(frame, from, to, i, inkOf(tile, i, normal)) : '',
    drop && eave ? fascia(frame, eave, drop * 1.6, trim) : '',
  ].join('');
}

const fascia = ({ cam, lo, spot, endAt }: Frame, [q, y]: Point, deep: number, trim: string): string =>
  cam.face([spot(lo, q, y), spot(endAt(y), q, y), spot(endAt(y), q, y - deep), spot(lo, q, y - deep)], trim);

/** Courses of slate or shingle, interrupted as on walls. */
function tiles({ cam, tones, lo, spot, endAt }: Frame, from: Point, to: Point, i: number, ink: string): string {
  const r = random(7 + i);
  const steps = Math.floor(Math.hypot(to[0] - from[0], to[1] - from[1]) / (tones.tileStep ?? 0.55));
  const runs: string[] = [];
  for (let j = 1; j < steps; j += 1) {
    const t = j / steps;
    const [q, y] = [lerp(from[0], to[0], t), lerp(from[1], to[1], t)];
    const [q2, y2] = [lerp(from[0], to[0], t + 0.012), lerp(from[1], to[1], t + 0.012) + 0.035];
    const end = endAt(y);
    let s = lo + r.between(0, 1);
    while (s < end) {
      const e = Math.min(end, s + r.between(0.7, 3.4));
      if (r() < 0.72) runs.push(cam.face([spot(s, q, y), spot(e, q, y), spot(e, q2, y2), spot(s, q2, y2)], ink));
      s = e + r.between(0.1, 0.8);
    }
  }
  return runs.join('');
}

/** The board along the sloping edge of a gable. */
function rake(frame: Frame, out: readonly Point[], at: number, direction: number): string {
  const { cam, shape, tones, spot, normal } = frame;
  const { trim, band = 0.34 } = tones;
  if (!trim || !cam.sees(spot(at, 0, eaveOf(shape)), normal(direction, 0, 0))) return '';
  const above = out.map(([q, y]) => spot(at, q, y));
  const below = out.map(([q, y]) => spot(at, q * (1 - 0.02), y - band)).reverse();
  return cam.face([...above, ...below], trim);
}
