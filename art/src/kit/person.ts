/** People at a distance: a coat and a head, no more. */

import { n1 } from './geometry.ts';
import { INK } from './inks.ts';
import { circle, path } from './shapes.ts';

export interface PersonTones {
  readonly head?: string;
  readonly legs?: string;
  readonly hat?: string | undefined;
  /** The ink of the shadow, and its length as a share of the person's height; negative to the left. */
  readonly shadow?: string;
  readonly sx?: number;
}

export function person(x: number, y: number, h: number, coat: string, tones: PersonTones = {}): string {
  const { head = INK.bark, legs = coat, hat, shadow, sx = 1.6 } = tones;
  const at = (dx: number, dy: number): string => `${n1(x + h * dx)} ${n1(y + h * dy)}`;
  const walk = `M${at(-0.09, 0)}L${at(-0.06, -0.5)}L${at(0.08, -0.5)}L${at(0.1, 0)}L${at(0.03, 0)}L${at(0.01, -0.3)}L${at(-0.03, 0)}Z`;
  const body = `M${at(-0.11, -0.36)}Q${at(-0.15, -0.78)} ${at(0, -0.83)}Q${at(0.15, -0.78)} ${at(0.12, -0.36)}Z`;
  const brim = `M${at(-0.13, -0.93)}L${at(0.13, -0.93)}L${at(0.07, -1)}L${at(-0.06, -1)}Z`;
  const fallen = `M${at(-0.06, 0)}L${at(sx, 0.16)}L${at(sx, 0.24)}L${at(0.08, 0.03)}Z`;
  return [
    shadow ? path(fallen, shadow) : '',
    path(walk, legs),
    path(body, coat),
    circle(x + h * 0.005, y - h * 0.91, h * 0.075, head),
    hat ? path(brim, hat) : '',
  ].join('');
}
