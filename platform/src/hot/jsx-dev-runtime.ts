/**
 * The JSX runtime of a remote's development build: React's own, with stand-ins for the components of the developed
 * part.
 */

import type { ElementType } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { standInFor } from './families.ts';

export { Fragment } from 'react/jsx-runtime';

type Make = typeof jsx;

/** The compiler also passes the source position, which React's production build does not use. */
export const jsxDEV = (
  type: ElementType,
  props: Parameters<Make>[1],
  key: Parameters<Make>[2],
  isStatic: boolean,
): ReturnType<Make> => (isStatic ? jsxs : jsx)(standInFor(type), props, key);
