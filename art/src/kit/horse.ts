/** A horse in profile, drawn once on a field of 96 by 80 and scaled to its place. */

import { n1 } from './geometry.ts';
import { path } from './shapes.ts';

export interface HorseTones {
  readonly coat: string;
  readonly dark: string;
  readonly mane: string;
  readonly flip?: 1 | -1;
  readonly grazing?: boolean;
}

const DOWN = {
  neck: 'C22 48 19 58 15 66C13 70 11 75 9 77C7 79 4 78 4 75C4 71 7 66 9 61C10 57 12 54 14 51C18 42 27 30 40 27',
  mane: 'M14 51C18 42 27 30 40 27C33 33 26 42 20 53C17 54 15 53 14 51Z',
  ear: 'M13 53L9 47L15 50Z',
};
const UP = {
  neck: 'C24 38 22 31 19 26C15 27 10 29 6 30C3 30 2 27 3 25C6 21 10 16 13 12C15 9 17 8 19 8C25 9 33 19 40 27',
  mane: 'M18 8C26 9 34 19 40 27C34 27 27 24 23 17C21 14 19 11 18 8Z',
  ear: 'M16 9L15 2L20 8Z',
};
const FAR_LEGS = 'M33 48L30 62L29 73L27 80H33L34 73L37 60Z M64 48L69 58L67 66L65 74L64 80H70L70 74L73 64L74 54Z';
const TAIL = 'M76 31C83 36 82 50 79 62C76 56 75 44 73 36Z';
const BODY =
  'C46 30 54 31 60 28C66 26 73 28 76 33C79 40 77 47 76 51C77 56 78 60 78 63C78 68 77 74 77 80H71C71 74 72 68 71 64C69 60 66 57 64 52C57 54 49 55 43 52C42 58 42 62 41 66C41 71 41 76 40 80H34C35 75 35 70 35 66C34 60 32 54 31 50C29 48 28 46 28 44Z';
const BELLY =
  'M43 52C49 55 57 54 64 52C60 49 50 48 44 47Z M71 64C69 60 66 57 64 52L68 50C71 55 74 60 74 66L74 80H71C71 74 72 68 71 64Z';

/** (x, y): where it stands. `s`: its height at the withers in pixels. */
export function horse(x: number, y: number, s: number, tones: HorseTones): string {
  const { coat, dark, mane, flip = 1, grazing = true } = tones;
  const shape = grazing ? DOWN : UP;
  const k = n1((s / 54) * 100) / 100;
  const layers = [
    path(FAR_LEGS, dark),
    path(TAIL, mane),
    path(`M28 44${shape.neck}${BODY}`, coat),
    path(BELLY, dark),
    path(shape.mane, mane),
    path(shape.ear, coat),
  ];
  return `<g transform="translate(${n1(x)} ${n1(y)}) scale(${k * flip} ${k}) translate(-48 -80)">${layers.join('')}</g>`;
}
