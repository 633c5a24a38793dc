/** The towns of the Shore: their places, their landmarks, and the places of their names. */

import type { Place } from './coast.ts';
import { atlanticHighlands, belford, highlands, unionBeach } from './landmarks/bay.ts';
import { coltsNeckTownship, holmdel, lincroft } from './landmarks/inland.ts';
import { asburyPark, longBranch, monmouthBeach, seaBright } from './landmarks/ocean.ts';
import type { Landmark } from './landmarks/parts.ts';
import { fairHaven, middletown, redBank, rumson, shrewsbury } from './landmarks/rivers.ts';

/** Which part of a name is at its point: its middle, its left or its right end. */
export type Side = 'middle' | 'left' | 'right';

/** Offset from the foot of the landmark, in pixels of the sheet. */
export type Label = readonly [x: number, y: number, side: Side];

export interface TownOnShore {
  readonly at: Place;
  readonly size: number;
  readonly label: Label;
  /** On the upright sheet, if it differs. */
  readonly tallLabel?: Label;
  readonly landmark: Landmark;
  /** It stands in the water. */
  readonly isAfloat?: boolean;
  /** It stands on a bluff. */
  readonly isHigh?: boolean;
  /** It stands on sand. */
  readonly isOnSand?: boolean;
  /** How many other houses are around it, and how far away, in degrees. */
  readonly village: readonly [houses: number, spread: number];
  /** Places for homes for sale, in order: on a street, never at a real address. */
  readonly homes: readonly Place[];
}

/** On the horizon. */
export const newYork = {
  at: [40.735, -73.992],
  size: 1.05,
  label: [122, -62, 'left'],
  homes: [
    [40.715, -73.975],
    [40.705, -73.93],
    [40.69, -73.955],
  ],
} as const satisfies Pick<TownOnShore, 'at' | 'size' | 'label' | 'homes'>;

/** From the bay to Asbury Park. */
export const towns = {
  'union-beach': {
    at: [40.4405, -74.172],
    size: 0.7,
    label: [0, 12, 'middle'],
    landmark: unionBeach,
    village: [9, 0.02],
    homes: [[40.4445, -74.148]],
  },
  belford: {
    at: [40.4462, -74.077],
    size: 0.66,
    label: [-56, -40, 'right'],
    landmark: belford,
    isAfloat: true,
    village: [8, 0.018],
    homes: [[40.4275, -74.119]],
  },
  'atlantic-highlands': {
    at: [40.4245, -74.036],
    size: 0.66,
    label: [-56, -36, 'right'],
    tallLabel: [-20, -92, 'middle'],
    landmark: atlanticHighlands,
    village: [8, 0.018],
    homes: [[40.4, -74.064]],
  },
  highlands: {
    at: [40.4035, -74.0085],
    size: 0.78,
    label: [-68, -30, 'right'],
    landmark: highlands,
    isHigh: true,
    village: [6, 0.012],
    homes: [[40.3985, -74.0275]],
  },
  'sea-bright': {
    at: [40.372, -73.9718],
    size: 0.62,
    label: [48, -22, 'left'],
    tallLabel: [0, -88, 'middle'],
    landmark: seaBright,
    isOnSand: true,
    village: [0, 0.01],
    homes: [[40.3545, -73.9712]],
  },
  'monmouth-beach': {
    at: [40.327, -73.977],
    size: 0.74,
    label: [6, 10, 'middle'],
    landmark: monmouthBeach,
    isOnSand: true,
    village: [6, 0.01],
    homes: [[40.3405, -73.9735]],
  },
  holmdel: {
    at: [40.354, -74.196],
    size: 0.86,
    label: [0, 14, 'middle'],
    landmark: holmdel,
    village: [5, 0.025],
    homes: [[40.372, -74.176]],
  },
  middletown: {
    at: [40.394, -74.125],
    size: 0.84,
    label: [44, -26, 'left'],
    landmark: middletown,
    village: [6, 0.02],
    homes: [
      [40.4065, -74.16],
      [40.3815, -74.073],
    ],
  },
  'red-bank': {
    at: [40.3415, -74.0665],
    size: 0.78,
    label: [-34, 12, 'middle'],
    landmark: redBank,
    village: [14, 0.02],
    homes: [
      [40.336, -74.093],
      [40.3275, -74.083],
    ],
  },
  'fair-haven': {
    at: [40.3565, -74.035],
    size: 0.56,
    // Below the windows on both sides of it.
    label: [4, 46, 'middle'],
    tallLabel: [4, 12, 'middle'],
    landmark: fairHaven,
    village: [9, 0.014],
    homes: [[40.3435, -74.049]],
  },
  rumson: {
    at: [40.3615, -74.0035],
    size: 0.72,
    label: [6, -86, 'middle'],
    landmark: rumson,
    village: [7, 0.014],
    homes: [[40.3455, -74.0135]],
  },
  shrewsbury: {
    at: [40.3045, -74.049],
    size: 0.8,
    label: [-42, -22, 'right'],
    landmark: shrewsbury,
    village: [8, 0.02],
    homes: [[40.312, -74.03]],
  },
  lincroft: {
    at: [40.3185, -74.126],
    size: 0.86,
    label: [0, -52, 'middle'],
    landmark: lincroft,
    village: [5, 0.022],
    homes: [[40.337, -74.141]],
  },
  'colts-neck-township': {
    at: [40.27, -74.168],
    size: 0.98,
    label: [0, 14, 'middle'],
    landmark: coltsNeckTownship,
    village: [4, 0.03],
    homes: [[40.2835, -74.127]],
  },
  'long-branch': {
    at: [40.2905, -73.9735],
    size: 0.92,
    label: [-98, -2, 'right'],
    tallLabel: [40, 40, 'middle'],
    landmark: longBranch,
    isAfloat: true,
    village: [16, 0.022],
    homes: [[40.277, -73.9905]],
  },
  'asbury-park': {
    at: [40.2145, -74.0165],
    size: 1,
    label: [-156, -30, 'right'],
    landmark: asburyPark,
    isOnSand: true,
    village: [18, 0.026],
    homes: [
      [40.2545, -74.001],
      [40.2045, -74.043],
    ],
  },
} as const satisfies Record<string, TownOnShore>;

export const labelOf = ({ label, tallLabel }: Pick<TownOnShore, 'label' | 'tallLabel'>, isTall: boolean): Label =>
  (isTall && tallLabel) || label;
