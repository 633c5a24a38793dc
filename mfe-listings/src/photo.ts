import { attachedAssetsPath } from 'schema/pictures';
import { type Image, imageNamed } from 'ui';
import type { PropertyCardFragment } from './generated/operations.ts';

export type Photo = PropertyCardFragment['photos'][number];

/** A picture of a home as the page draws it: every size that the gateway made of it. */
export const imageOf = ({ stem, focus, ...photo }: Photo): Image =>
  imageNamed(`${attachedAssetsPath}/${stem}`, {
    ...photo,
    focus: focus ? { x: focus.x * 100, y: focus.y * 100 } : undefined,
  });
