/** The lights of a walk: the inks of the sky, and the conversion of an ink of the day. */

import { mix, over } from '../kit/colour.ts';

export interface Light {
  /** From the top to the horizon. */
  readonly sky: readonly [string, string, string];
  readonly cloud: string;
  /** From the horizon to the viewer. */
  readonly water: readonly [string, string, string];
  readonly glint: string;
  /** Woods across the water, and those before them. */
  readonly far: string;
  readonly near: string;
  /** The ink of a window: glass by day, a lamp when it is late. */
  readonly lit: string;
  readonly isLate: boolean;
  /** Converts an ink of the day to this light's. */
  readonly tint: (ink: string) => string;
}

const GLASS = '#2B5A6E';
const LAMP = '#FFD48A';

export const lights = {
  morning: {
    sky: ['#86B9C2', '#C9DFD3', '#FBE9C8'],
    cloud: '#FBF4E6',
    water: ['#D5E6DA', '#8FBFBC', '#4A939A'],
    glint: '#F3F1DC',
    far: '#A5BFB0',
    near: '#82A188',
    lit: GLASS,
    isLate: false,
    tint: (ink) => over(ink, '#FFFBEF'),
  },
  noon: {
    sky: ['#5FA6B2', '#B7D6CC', '#F4E6C6'],
    cloud: '#FBF4E6',
    water: ['#BFDBD1', '#6FB0AF', '#2F808C'],
    glint: '#E4F0E4',
    far: '#8FB09A',
    near: '#6E9478',
    lit: GLASS,
    isLate: false,
    tint: (ink) => ink,
  },
  gold: {
    sky: ['#6FAAB4', '#EFD0A6', '#F9DFB0'],
    cloud: '#FBEBCB',
    water: ['#F3DDB4', '#A9BBA6', '#4F8A90'],
    glint: '#FDF0CF',
    far: '#B1A98F',
    near: '#859473',
    lit: '#24506A',
    isLate: false,
    tint: (ink) => mix(over(ink, '#FFEFD6'), '#F2B657', 0.05),
  },
  winter: {
    sky: ['#8FAFC2', '#D3DCDA', '#F8E3CC'],
    cloud: '#F6F1E8',
    water: ['#E3E6DE', '#9DBCC2', '#53879A'],
    glint: '#F6F1E8',
    far: '#A9B4B4',
    near: '#8496A0',
    lit: LAMP,
    isLate: false,
    tint: (ink) => over(ink, '#F2F4FA'),
  },
  sunset: {
    sky: ['#4A4A80', '#C98488', '#F4B27A'],
    cloud: '#F6C79A',
    water: ['#E0A085', '#A97C8C', '#3A3F6E'],
    glint: '#FFEFC4',
    far: '#7A5670',
    near: '#5A4468',
    lit: LAMP,
    isLate: true,
    tint: (ink) => mix(over(ink, '#D0A3AE'), '#F4B27A', 0.08),
  },
  dusk: {
    sky: ['#2C3868', '#7E6090', '#E89A78'],
    cloud: '#C98A94',
    water: ['#C98A84', '#6A5A88', '#28325C'],
    glint: '#FFD9A0',
    far: '#57487A',
    near: '#3D3A66',
    lit: LAMP,
    isLate: true,
    tint: (ink) => mix(over(ink, '#A79ABF'), '#E89A78', 0.06),
  },
} as const satisfies Record<string, Light>;

export type LightName = keyof typeof lights;
