/** Places on the drawing as CSS: the wide sheet's and the tall one's, of which the style sheet takes the one that is shown. */

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

/** A name stands at its point by its middle or by one end; as a pin it stands on its landmark. */
export const placedName = ({ wide, tall }: TownOnShore): CSSProperties => ({
  ...placed(wide.label, tall.label),
  ['--wide-shift' as string]: SHIFT[wide.side].join(' '),
  ['--tall-shift' as string]: SHIFT[tall.side].join(' '),
  ['--pin-x' as string]: `${tall.at[0]}%`,
  ['--pin-y' as string]: `${tall.at[1]}%`,
});
