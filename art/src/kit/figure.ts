/** People near enough to show their legs: drawn for a height of 100, from behind or from the side, in mid-step. */

import { n1 } from './geometry.ts';
import { path } from './shapes.ts';

export interface FigureTones {
  readonly coat: string;
  /** The shaded side of the coat. */
  readonly fold: string;
  readonly legs: string;
  readonly skin: string;
  readonly hair: string;
  readonly shoes?: string;
  readonly hat?: string;
  /** −1: walks the other way. */
  readonly flip?: 1 | -1;
}

const FAR_LEG = 'M-3 -48L6 -48L9 -26L16 -6L21 -3L20 0L9 0L3 -22Z';
const NEAR_LEG = 'M-8 -50L4 -50L2 -27L-7 -4L-10 0L-17 -2L-15 -8L-8 -26Z';
const FAR_SHOE = 'M15 -6L21 -4L24 -1L24 1L13 1Z';
const NEAR_SHOE = 'M-8 -5L-16 -8L-19 -5L-14 1L-7 1Z';
const COAT = 'M-9 -80C-4 -85 6 -85 9 -79C12 -68 12 -56 12 -42C4 -39 -6 -39 -12 -42C-12 -56 -12 -68 -9 -80Z';
const FOLD = 'M3 -83C7 -83 9 -80 9 -79C12 -68 12 -56 12 -42C9 -41 6 -40 3 -40C5 -54 5 -70 3 -83Z';
const ARM = 'M-8 -79C-12 -78 -14 -70 -16 -58L-12 -46L-8 -47L-10 -58L-5 -68Z';
const HAND = 'M-12 -47L-8 -48L-7 -43L-11 -42Z';
const NECK = 'M-3 -86L3 -86L4 -81L-3 -81Z';
const HEAD = 'M-5 -91C-5 -97 6 -97 6 -91C6 -86 3 -83 0 -83C-4 -83 -5 -87 -5 -91Z';
const HAIR = 'M-6 -91C-7 -100 7 -100 7 -91C6 -93 3 -94 0 -94C-3 -94 -4 -90 -4 -86C-5 -87 -6 -89 -6 -91Z';
const HAT = 'M-10 -94C-6 -96 7 -96 11 -93L6 -95C6 -101 -5 -102 -6 -95Z';

/** (x, y): the ground under the walker. `h`: the height in pixels. */
export function walker(x: number, y: number, h: number, tones: FigureTones): string {
  const { coat, fold, legs, skin, hair, shoes = hair, hat, flip = 1 } = tones;
  const layers = [
    path(FAR_LEG, legs),
    path(FAR_SHOE, shoes),
    path(NEAR_LEG, legs),
    path(NEAR_SHOE, shoes),
    path(NECK, skin),
    path(COAT, coat),
    path(FOLD, fold),
    path(ARM, fold),
    path(HAND, skin),
    path(HEAD, skin),
    path(HAIR, hair),
    hat ? path(HAT, hat) : '',
  ];
  const k = n1(h) / 100;
  return `<g transform="translate(${n1(x)} ${n1(y)}) scale(${k * flip} ${k})">${layers.join('')}</g>`;
}
