/** What a remote's container hands out in development: the module's component through its stand-in. */

import { type ComponentType, createElement } from 'react';
import { performReactRefresh } from 'react-refresh/runtime';
import { standInFor } from './families.ts';

type Props = Record<string, unknown>;

/** `current` answers the component of the module's latest version. */
export const exposed =
  (current: () => ComponentType<Props>): ComponentType<Props> =>
  (props) =>
    createElement(standInFor(current()), props);

export const refresh = (): void => void performReactRefresh();
