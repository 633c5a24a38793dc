import { attachedAssetsPath, photoVariant } from 'schema/pictures';
import { type Image, imageNamed } from 'ui';
import type { PropertyCardFragment } from './generated/operations.ts';

export type Photo = PropertyCardFragment['photos'][number];

/** A picture of a home as the page draws it: every size that the gateway made of it. */
export const imageOf = ({ stem, focus, ...photo }: Omit<Photo, 'alt'>): Image =>
  imageNamed(`${attachedAssetsPath}/${stem}`, {
    ...photo,
    focus: focus ? { x: focus.x * 100, y: focus.y * 100 } : undefined,
  });

/** The path of the largest JPEG that was made of it. */
export const largestOf = ({ stem, widths }: Pick<Photo, 'stem' | 'widths'>): string =>
  `${attachedAssetsPath}/${photoVariant(stem, widths.at(-1) ?? 0, 'jpg')}`;
