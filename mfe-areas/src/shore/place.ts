/**
 * Places on the drawing as CSS variables, for the wide and the upright drawing. The style sheet uses those of the
 * drawing that is shown.
 */

import type { CSSProperties } from 'react';
import type { TownOnShore } from './generated/places.ts';

type Percent = readonly [x: number, y: number];

const SHIFT = { middle: ['-50%', '0%'], left: ['0%', '-50%'], right: ['-100%', '-50%'] } as const;

export const placed = (wide: Percent, tall: Percent): CSSProperties => ({
  ['--wide-x' as string]: `${wide[0]}%`,
  ['--wide-y' as string]: `${wide[1]}%`,
  ['--tall-x' as string]: `${tall[0]}%`,
  ['--tall-y' as string]: `${tall[1]}%`,
});

/** A name stands at its point with its middle or one of its ends. As a pin it stands on its landmark. */
export const placedName = ({ wide, tall }: TownOnShore): CSSProperties => ({
  ...placed(wide.label, tall.label),
  ['--wide-shift' as string]: SHIFT[wide.side].join(' '),
  ['--tall-shift' as string]: SHIFT[tall.side].join(' '),
  ['--wide-pin-x' as string]: `${wide.at[0]}%`,
  ['--wide-pin-y' as string]: `${wide.at[1]}%`,
  ['--tall-pin-x' as string]: `${tall.at[0]}%`,
  ['--tall-pin-y' as string]: `${tall.at[1]}%`,
});
