import type { GoingLiveProps } from './going-live-section.tsx';
import { lazySection } from './lazy-section.tsx';

/** In place of a home's status while visitors do not see it. */
export const GoingLive = lazySection<GoingLiveProps>(
  'On the site',
  () => import(/* webpackChunkName: "going-live" */ './going-live-section.tsx'),
);
