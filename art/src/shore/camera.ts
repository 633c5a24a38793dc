/** Two cameras on one world: above Asbury Park, looking north, for a wide sheet and an upright one. */

import { lerp, type Point, pairs } from '../kit/geometry.ts';
import type { Place } from './coast.ts';

/** Values by ascending latitude, with interpolation between them. */
type Table = readonly (readonly [latitude: number, value: number])[];

interface Frame {
  readonly w: number;
  readonly h: number;
  /** The lower edge of the sky. */
  readonly sky: number;
  /** Pixels per degree of longitude at the front. */
  readonly degree: number;
  readonly size: number;
  /** How much small things are enlarged. */
  readonly k: number;
  readonly height: Table;
  readonly middle: Table;
  readonly narrowing: Table;
}

/** Everything north of the Hook is compressed to a third of its depth, so that the two rivers have enough space. */
const frames = {
  wide: {
    w: 1600,
    h: 1130,
    sky: 262,
    degree: 3720,
    size: 0.86,
    k: 1,
    height: [
      [40.16, 1230],
      [40.185, 1140],
      [40.22, 1040],
      [40.3, 880],
      [40.33, 798],
      [40.361, 712],
      [40.372, 684],
      [40.404, 590],
      [40.4465, 492],
      [40.478, 436],
      [40.54, 372],
      [40.606, 334],
      [40.7, 300],
      [40.78, 276],
    ],
    middle: [
      [40.16, 885],
      [40.42, 900],
      [40.478, 880],
      [40.606, 806],
      [40.78, 800],
    ],
    narrowing: [
      [40.16, 1.1],
      [40.3, 1],
      [40.4, 0.95],
      [40.478, 0.82],
      [40.606, 0.62],
      [40.78, 0.5],
    ],
  },
  tall: {
    w: 1100,
    h: 1720,
    sky: 300,
    degree: 2950,
    size: 0.98,
    k: 1.12,
    height: [
      [40.16, 1830],
      [40.185, 1720],
      [40.22, 1580],
      [40.3, 1330],
      [40.33, 1212],
      [40.361, 1078],
      [40.372, 1030],
      [40.404, 872],
      [40.4465, 700],
      [40.478, 580],
      [40.54, 468],
      [40.606, 402],
      [40.7, 344],
      [40.78, 310],
    ],
    middle: [
      [40.16, 740],
      [40.42, 770],
      [40.478, 735],
      [40.606, 590],
      [40.78, 550],
    ],
    narrowing: [
      [40.16, 1.08],
      [40.3, 1],
      [40.4, 0.96],
      [40.478, 0.86],
      [40.606, 0.66],
      [40.78, 0.52],
    ],
  },
} as const satisfies Record<string, Frame>;

export type FrameName = keyof typeof frames;

const MERIDIAN = -74;

/** Beyond its ends a table is extrapolated. */
function read(table: Table, latitude: number): number {
  const steps = pairs(table);
  const step = steps.find(([, [end]]) => latitude < end) ?? steps.at(-1);
  if (!step) throw new Error('A table needs two latitudes');
  const [[from, a], [to, b]] = step;
  return lerp(a, b, (latitude - from) / (to - from));
}

export interface Camera extends Pick<Frame, 'w' | 'h' | 'sky' | 'k'> {
  readonly isTall: boolean;
  to(place: Place): Point;
  all(places: readonly Place[]): Point[];
  /** The size of things at a latitude. */
  scale(latitude: number): number;
}

export function camera(name: FrameName): Camera {
  const { height, middle, narrowing, degree, size, ...sheet }: Frame = frames[name];
  const to = ([latitude, longitude]: Place): Point => [
    read(middle, latitude) + (longitude - MERIDIAN) * degree * read(narrowing, latitude),
    read(height, latitude),
  ];
  return {
    ...sheet,
    isTall: name === 'tall',
    to,
    all: (places) => places.map(to),
    scale: (latitude) => size * lerp(read(narrowing, latitude), 1, 0.25),
  };
}

/** Whether a point lies within a ring. */
export function isWithin([x, y]: Point, ring: readonly Point[]): boolean {
  const edges = ring.map((end, i) => [ring.at(i - 1) ?? end, end] as const);
  const crossed = edges.filter(([[a, b], [c, d]]) => b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a);
  return crossed.length % 2 === 1;
}
