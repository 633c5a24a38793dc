/** The Shore's inks at an hour. */

import { mix, over } from '../kit/colour.ts';
import { INK } from '../kit/inks.ts';
import type { Tint } from './landmarks/parts.ts';

type Stops = readonly (readonly [offset: number, ink: string])[];
type Three = readonly [string, string, string];
type Two = readonly [string, string];

export interface Hour {
  readonly isEvening: boolean;
  /** Converts an ink of the day. */
  readonly ink: Tint;
  /** Windows of landmarks, and lamps. */
  readonly lit: string;
  readonly lamp: string;
  readonly sky: Stops;
  readonly water: Stops;
  /** The sky's reflection in the rivers. */
  readonly riverShine: string;
  readonly far: Three;
  readonly city: Three;
  readonly cityLit: string;
  readonly bridge: string;
  readonly cloud: string;
  readonly cloudShade: string;
  readonly shoal: Two;
  readonly foam: string;
  readonly deep: string;
  readonly ground: string;
  readonly groundShade: string;
  readonly fields: readonly [string, string, string, string];
  readonly wood: Two;
  readonly lightWood: Two;
  readonly nearWood: Two;
  readonly hill: string;
  readonly sand: string;
  readonly sandShade: string;
  readonly lake: string;
  readonly road: string;
  readonly rail: string;
  readonly house: Three;
  readonly ferryWay: string;
  readonly glint: string;
}

const day: Hour = {
  isEvening: false,
  ink: (ink) => ink,
  lit: '#8FB8BA',
  lamp: '#FFD98A',
  sky: [
    [0, '#7FB7BC'],
    [0.5, '#BBDAD0'],
    [1, '#F4EBD0'],
  ],
  water: [
    [0, '#BFDBD1'],
    [0.16, '#8FC0BC'],
    [0.45, '#4F9AA0'],
    [1, '#22697A'],
  ],
  riverShine: '#B4DAD0',
  far: ['#B9CFC4', '#A3BFB3', '#8FB0A0'],
  city: ['#C3D2CB', '#A5BEBD', '#86A6AB'],
  cityLit: '#F4EBD0',
  bridge: '#5E7F86',
  cloud: INK.paper,
  cloudShade: '#C6DED4',
  shoal: ['#6FB0AF', '#9CCBC2'],
  foam: INK.paper,
  deep: '#1B5568',
  ground: '#B7BF84',
  groundShade: '#7C9460',
  fields: ['#C6C98F', '#A9B678', '#CBCB98', '#9DAE70'],
  wood: ['#4F7350', '#7C9A5C'],
  lightWood: ['#5F8252', '#98AC72'],
  nearWood: ['#2D5142', '#4F7350'],
  hill: '#6B8B57',
  sand: '#F0DDB0',
  sandShade: '#D9B983',
  lake: '#4F9AA0',
  road: '#F6EBD0',
  rail: '#3B4A55',
  house: ['#F6E7CB', '#C3A68C', '#8A6A6A'],
  ferryWay: '#E9F1E6',
  glint: '#CFE4DA',
};

const evening: Hour = {
  isEvening: true,
  ink: (ink) => mix(over(ink, '#8C82AE'), '#2A2F58', 0.3),
  lit: '#FFD48A',
  lamp: '#FFE3A0',
  sky: [
    [0, '#222B54'],
    [0.5, '#413C6C'],
    [0.8, '#8E5678'],
    [1, '#F0A679'],
  ],
  water: [
    [0, '#F3B98C'],
    [0.1, '#DE9B88'],
    [0.26, '#A9809A'],
    [0.55, '#5F6493'],
    [1, '#24335F'],
  ],
  riverShine: '#E0A89C',
  far: ['#A87585', '#7D5A7A', '#5B4A6E'],
  city: ['#A8748A', '#74557A', '#453A62'],
  cityLit: '#FFD98A',
  bridge: '#3B3458',
  cloud: '#F6B88C',
  cloudShade: '#D98A86',
  shoal: ['#8B81A6', '#B79AA8'],
  foam: '#F0D3C4',
  deep: '#1A2750',
  ground: '#3D4566',
  groundShade: '#2A3355',
  fields: ['#465073', '#374061', '#4B5276', '#333C5C'],
  wood: ['#1D2545', '#2C3659'],
  lightWood: ['#232C4D', '#343E62'],
  nearWood: ['#121A36', '#1E2747'],
  hill: '#2A3354',
  sand: '#B79AA0',
  sandShade: '#8A7692',
  lake: '#4A5180',
  road: '#857C9C',
  rail: '#141B38',
  house: ['#8A7C98', '#514C70', '#322F55'],
  ferryWay: '#B9B4CC',
  glint: '#F0B58C',
};

export const hours = { day, evening };
