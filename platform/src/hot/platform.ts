/** `platform` for a part on a developer's machine: lazy components of the page are replaced in place, too. */

import * as platform from 'platform';
import type { ElementType } from 'react';
import { standInFor } from './families.ts';

export * from 'platform';

export const patientChunk: typeof platform.patientChunk = (load) =>
  platform.patientChunk(async () => {
    const { default: Content } = await load();
    return { default: standInFor(Content as ElementType) as typeof Content };
  });
