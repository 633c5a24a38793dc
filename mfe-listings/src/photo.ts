import { attachedAssetsPath } from 'schema/pictures';
import { type Image, imageNamed } from 'ui';
import type { PropertyCardFragment } from './generated/operations.ts';

export type Photo = PropertyCardFragment['photos'][number];

/** A picture of a home as the page draws it: every size that the gateway made of it. */
export const imageOf = ({ stem, width, height, widths, placeholder }: Photo): Image =>
  imageNamed(`${attachedAssetsPath}/${stem}`, { width, height, widths, placeholder });
