import { cornersAt, facesOf, type Mass, shellOf } from './masses.ts';
import { tones } from './materials.ts';
import { type Roofed, soffits } from './planes.ts';
import { type Site, UP } from './site.ts';

export interface Flat extends Roofed {
  /** Height and projection of the cornice or coping. */
  readonly cornice?: readonly [height: number, depth: number];
}

/** A volume with a flat roof behind a cornice. */
export function flat(site: Site, shape: Flat): Mass {
  const { x0, x1, z0, z1, h, y0 = 0, cornice = [0.35, 0.2], roof: color } = shape;
  const [tall, deep] = cornice;
  const wood = tones(site, color);
  const top = y0 + h + tall;
  const slab = { x0: x0 - deep, x1: x1 + deep, z0: z0 - deep, z1: z1 + deep };
  const faces = facesOf(site, { ...slab, y0: y0 + h });
  return {
    x0,
    x1,
    z0,
    z1,
    spots: cornersAt(slab, y0, top),
    draw: (casters) =>
      [
        shape.behind?.() ?? '',
        shellOf(site, { ...shape, over: deep + 0.15 }, casters),
        ...soffits(site, shape, slab, y0 + h),
        site.cam.eye[1] > top ? site.cam.face(cornersAt(slab, top), site.ink(color, UP)) : '',
        faces.left.seen ? faces.left.rect(0, 0, faces.left.len, tall, wood.l) : '',
        faces.right.seen ? faces.right.rect(0, 0, faces.right.len, tall, wood.r) : '',
        faces.front.seen ? faces.front.rect(0, 0, faces.front.len, tall, wood.f) : '',
        shape.above?.() ?? '',
      ].join(''),
  };
}
