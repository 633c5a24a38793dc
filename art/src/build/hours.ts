/** The light of a scene: the position of the sun, its effect on colors, and the sky. */

import type { Spot } from '../kit/geometry.ts';

export interface Hour {
  /** The direction of the light. */
  readonly sun: Spot;
  /** Ink and share that are mixed into a face in the sun. */
  readonly lit: readonly [ink: string, share: number];
  /** Printed over every color, if there is less light than by day. */
  readonly dim?: string;
  /** Printed over a face that the sun grazes, and over one in shade. */
  readonly half: string;
  readonly shade: string;
  /** The ink of cast shadows and its opacity. */
  readonly shadow: readonly [ink: string, share: number];
  /** The sky from the top to the horizon. */
  readonly sky: readonly (readonly [share: number, ink: string])[];
  /** Mixed into colors in the distance. */
  readonly haze: string;
  readonly cloud: readonly [lit: string, shade: string];
  readonly glass: readonly [pane: string, gleam: string];
  /** Whether lamps are on behind the windows. */
  readonly lamps: boolean;
}

/** Clear and fresh, the sun low on the left. */
const morning: Hour = {
  sun: [0.8, -0.72, 0.55],
  lit: ['#FFF1D2', 0.16],
  half: '#DCD8D2',
  shade: '#A3A6B8',
  shadow: ['#1F3A52', 0.42],
  sky: [
    [0, '#6FB3C0'],
    [0.7, '#CFE3D8'],
    [1, '#F8EBCB'],
  ],
  haze: '#C6DDD2',
  cloud: ['#FBF4E6', '#BFD8D5'],
  glass: ['#24606C', '#5E979C'],
  lamps: false,
};

/** High summer: deep sky, short shadows. */
const noon: Hour = {
  sun: [0.5, -1, 0.45],
  lit: ['#FFFBEA', 0.12],
  half: '#D6D8D8',
  shade: '#98A4B8',
  shadow: ['#173650', 0.44],
  sky: [
    [0, '#3F97AA'],
    [0.65, '#A5D2CF'],
    [1, '#E6EEDC'],
  ],
  haze: '#B5D6D3',
  cloud: ['#FDF8EC', '#A9CFCF'],
  glass: ['#1E5B6A', '#4F8F98'],
  lamps: false,
};

/** Late and golden, the sun on the right. */
const afternoon: Hour = {
  sun: [-0.85, -0.6, 0.5],
  lit: ['#FFD99A', 0.24],
  half: '#DDCDBE',
  shade: '#9A94AA',
  shadow: ['#3A3350', 0.42],
  sky: [
    [0, '#7FB0B4'],
    [0.55, '#E8DDBC'],
    [1, '#F9D9A0'],
  ],
  haze: '#E3D6B4',
  cloud: ['#FDF0D4', '#E0C8A4'],
  glass: ['#3A5E68', '#C9A878'],
  lamps: false,
};

/** Just after sunset on the left: edges in orange light, all else violet, and the lamps are on. */
const dusk: Hour = {
  sun: [0.95, -0.27, 0.05],
  lit: ['#F59A66', 0.42],
  half: '#B08FA6',
  shade: '#7C7CA6',
  shadow: ['#241F45', 0.5],
  sky: [
    [0, '#3B4878'],
    [0.42, '#94688A'],
    [0.74, '#EC8F6E'],
    [1, '#FAD08A'],
  ],
  haze: '#8A6688',
  cloud: ['#F6B184', '#FBD7A0'],
  glass: ['#3A4668', '#77709A'],
  lamps: true,
};

/** The blue hour: no sun, one cool sky, warm windows. */
const evening: Hour = {
  sun: [0.7, -0.7, 0.3],
  dim: '#8494B8',
  lit: ['#9FB6CC', 0.16],
  half: '#D2D8E6',
  shade: '#B4BEDA',
  shadow: ['#0E1E3C', 0.4],
  sky: [
    [0, '#17294F'],
    [0.55, '#3F6488'],
    [0.85, '#9FA9A6'],
    [1, '#E9C79A'],
  ],
  haze: '#4F6C8C',
  cloud: ['#6A86A2', '#8FA3B0'],
  glass: ['#23395C', '#4A6488'],
  lamps: true,
};

/** A still October day under thin cloud. */
const october: Hour = {
  sun: [0.62, -0.68, 0.62],
  lit: ['#FFE9B8', 0.18],
  half: '#DDD0C0',
  shade: '#A0988F',
  shadow: ['#3B2F3E', 0.38],
  sky: [
    [0, '#8FB7B8'],
    [0.6, '#DDE0C8'],
    [1, '#F7E6BE'],
  ],
  haze: '#D9CDA4',
  cloud: ['#FBF3E0', '#D3D6C4'],
  glass: ['#2F5A62', '#7FA39A'],
  lamps: false,
};

/** After snow: a pale sky, blue shadows. */
const winter: Hour = {
  sun: [0.85, -0.5, 0.45],
  lit: ['#FFE9CF', 0.22],
  half: '#D2D6E2',
  shade: '#9AA8C8',
  shadow: ['#4A6A98', 0.4],
  sky: [
    [0, '#86B0C6'],
    [0.6, '#D6DFE0'],
    [1, '#FBE3C8'],
  ],
  haze: '#CBD8DE',
  cloud: ['#FDF6EC', '#CBD9E0'],
  glass: ['#31546C', '#8FA9B8'],
  lamps: false,
};

export const hours = { morning, noon, afternoon, dusk, evening, october, winter } as const;
