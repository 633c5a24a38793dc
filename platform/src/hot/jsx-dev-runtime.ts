/** React's own JSX runtime, but that components of the part on this machine can be exchanged: the development build of a remote compiles its JSX to this. */

import type { ElementType } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { standInFor } from './families.ts';

export { Fragment } from 'react/jsx-runtime';

type Make = typeof jsx;

/** The compiler hands over where the element is written, too: React's build for visitors has no use for it. */
export const jsxDEV = (
  type: ElementType,
  props: Parameters<Make>[1],
  key: Parameters<Make>[2],
  isStatic: boolean,
): ReturnType<Make> => (isStatic ? jsxs : jsx)(standInFor(type), props, key);
