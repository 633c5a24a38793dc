/** What a remote's container exposes in development: each component behind its stand-in. */

import { type ComponentType, createElement } from 'react';
import { performReactRefresh } from 'react-refresh/runtime';
import { standInFor } from './families.ts';

type Props = Record<string, unknown>;

/** `current` returns the component of the module's latest version. */
export const exposed =
  (current: () => ComponentType<Props>): ComponentType<Props> =>
  (props) =>
    createElement(standInFor(current()), props);

export const refresh = (): void => void performReactRefresh();
