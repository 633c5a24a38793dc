/** Volumes under a roof with two ends: plain gable, or gambrel with a knee. */

import { over as printOver } from '../kit/colour.ts';
import { type Point, pairs, type Spot } from '../kit/geometry.ts';
import { roof } from '../kit/roof.ts';
import type { Wall } from '../kit/wall.ts';
import { cornersAt, facesOf, type Mass, shellOf } from './masses.ts';
import { type Material, markGable } from './materials.ts';
import { COURSE, type Roofed } from './planes.ts';
import type { Site } from './site.ts';

export interface Gabled extends Roofed {
  readonly axis: 'x' | 'z';
  readonly rise: number;
  /** Half-width shares and rises between eave and ridge: a gambrel has one such knee. */
  readonly knee?: readonly [across: number, up: number];
  readonly gable?: Material;
  /** The slope in which the far end of the roof ends. */
  readonly into?: (y: number) => number;
  readonly tileStep?: number;
}

function profileOf({ x0, x1, z0, z1, y0 = 0, h, rise, axis, knee }: Gabled): Point[] {
  const half = (axis === 'x' ? z1 - z0 : x1 - x0) / 2;
  const eave = y0 + h;
  const knees = knee ? ([half * knee[0], eave + rise * knee[1]] as const) : undefined;
  return [
    [-half, eave],
    ...(knees ? [[-knees[0], knees[1]] as const] : []),
    [0, eave + rise],
    ...(knees ? [knees] : []),
    [half, eave],
  ];
}

/** The underside of the roof where it projects over a gable. Without it the far rake would seem to hang in the air. */
function undersides(site: Site, shape: Gabled, profile: readonly Point[]): string {
  const { axis, x0, x1, z0, z1, over = 0.45 } = shape;
  const mid = axis === 'x' ? (z0 + z1) / 2 : (x0 + x1) / 2;
  const ink = site.ink('#8E867E', [0, -1, 0]);
  const at = (end: number, [across, y]: Point): Spot =>
    axis === 'x' ? [end, y, mid + across] : [mid + across, y, end];
  const ends =
    axis === 'x'
      ? ([
          [x0, -over],
          [x1, over],
        ] as const)
      : ([[z0, -over]] as const);
  return ends
    .flatMap(([end, by]) =>
      pairs(profile).map(([p, q]) => site.cam.face([at(end, p), at(end, q), at(end + by, q), at(end + by, p)], ink)),
    )
    .join('');
}

function gableFace(site: Site, on: Wall, shape: Gabled, profile: readonly Point[]): string {
  if (!on.seen) return '';
  const base = shape.y0 ?? 0;
  const outline = profile.map(([q, y]): Point => [on.len / 2 + q, y - base]);
  const material = shape.gable ?? shape.walls;
  const under = profile.map(([q, y]): Point => [on.len / 2 + q * 0.985, y - base - 0.5]).reverse();
  const [ink, share] = site.hour.shadow;
  return [
    on.face(outline, site.ink(material.color, on.normal)),
    markGable(site, on, outline, material),
    on.face([...outline, ...under], ink, 0, `opacity="${share}"`),
  ].join('');
}

/** A volume under a roof with two ends: plain gable, or gambrel with a knee. */
export function gabled(site: Site, shape: Gabled): Mass {
  const { x0, x1, z0, z1, axis, rise, h, y0 = 0, over = 0.45, into, tileStep = 0.5 } = shape;
  const prof = profileOf(shape);
  const ridge: Spot[] =
    axis === 'x'
      ? [
          [x0, y0 + h + rise, (z0 + z1) / 2],
          [x1, y0 + h + rise, (z0 + z1) / 2],
        ]
      : [
          [(x0 + x1) / 2, y0 + h + rise, z0],
          [(x0 + x1) / 2, y0 + h + rise, z1],
        ];
  const faces = facesOf(site, shape);
  const ends = axis === 'x' ? [faces.left, faces.right] : [faces.front];
  const across = axis === 'x' ? { c: (z0 + z1) / 2, a: x0, b: x1 } : { c: (x0 + x1) / 2, a: z0, b: z1 };
  const wood = site.ink(shape.rake ?? shape.trim ?? '#FBF4E6', [0, 0, -1]);
  const slopes = () =>
    roof(
      site.cam,
      { axis, ...across, prof, over, ...(into ? { bAt: into } : {}) },
      {
        planes: (_, normal) => site.ink(shape.roof, normal),
        tile: (_, normal) => printOver(site.ink(shape.roof, normal), COURSE),
        tileStep,
        trim: wood,
        band: 0.3,
      },
    );
  return {
    x0,
    x1,
    z0,
    z1,
    spots: [...cornersAt(shape, y0, y0 + h), ...ridge],
    draw: (casters) =>
      [
        shape.behind?.() ?? '',
        undersides(site, shape, prof),
        ...ends.map((on) => gableFace(site, on, shape, prof)),
        shellOf(site, shape, casters, axis),
        slopes(),
        shape.above?.() ?? '',
      ].join(''),
  };
}
