import { attachedAssetsPath, photoVariant } from 'schema/pictures';
import { type Image, imageNamed } from 'ui';
import type { PropertyCardFragment } from './generated/operations.ts';

export type Photo = PropertyCardFragment['photos'][number];

/** A photo of a home with all sizes that the gateway made. */
export const imageOf = ({ stem, focus, ...photo }: Omit<Photo, 'alt'>): Image =>
  imageNamed(`${attachedAssetsPath}/${stem}`, {
    ...photo,
    focus: focus ? { x: focus.x * 100, y: focus.y * 100 } : undefined,
  });

/** The path of the photo's largest JPEG. */
export const largestOf = ({ stem, widths }: Pick<Photo, 'stem' | 'widths'>): string =>
  `${attachedAssetsPath}/${photoVariant(stem, widths.at(-1) ?? 0, 'jpg')}`;
