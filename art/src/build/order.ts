/** The painter's order: what is farther from the viewer is printed first. */

import type { Camera } from '../kit/camera.ts';

export interface Part {
  /** Its ground plan. Two parts may touch but not overlap. */
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly z1: number;
  draw(): string;
}

/** Whether `a` can hide a piece of `b`: a plane lies between them, and the viewer is on `a`'s side of it. */
function hides(a: Part, b: Part, [x, , z]: readonly [number, number, number]): boolean {
  const slack = 0.01;
  if (a.x1 <= b.x0 + slack && x < b.x0) return true;
  if (a.x0 >= b.x1 - slack && x > b.x1) return true;
  if (a.z1 <= b.z0 + slack && z < b.z0) return true;
  return a.z0 >= b.z1 - slack && z > b.z1;
}

export function inOrder(cam: Camera, parts: readonly Part[]): string {
  const waiting = [...parts];
  const drawn: string[] = [];
  while (waiting.length > 0) {
    const free = waiting.findIndex((part) =>
      waiting.every((other) => other === part || !hides(part, other, cam.eye) || hides(other, part, cam.eye)),
    );
    const [next] = waiting.splice(Math.max(free, 0), 1);
    if (next) drawn.push(next.draw());
  }
  return drawn.join('');
}
