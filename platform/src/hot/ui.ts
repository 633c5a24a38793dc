/** `ui` for a part on a developer's machine: components that are loaded late are replaced in place, too. */

import type { ComponentType, ElementType } from 'react';
import * as ui from 'ui';
import { standInFor } from './families.ts';

export * from 'ui';

const standIn = <Props extends object>(Component: ComponentType<Props>) =>
  standInFor(Component as ElementType) as ComponentType<Props>;

export const lazyPart: typeof ui.lazyPart = (load) => ui.lazyPart(async () => standIn(await load()));
export const lazyChunk: typeof ui.lazyChunk = (load) =>
  ui.lazyChunk(async () => ({ default: standIn((await load()).default) }));
