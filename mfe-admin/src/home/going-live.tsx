import type { GoingLiveProps } from './going-live-section.tsx';
import { lazySection } from './lazy-section.tsx';

/** Replaces the status of a home that visitors do not see. */
export const GoingLive = lazySection<GoingLiveProps>(
  'On the site',
  () => import(/* webpackChunkName: "going-live" */ './going-live-section.tsx'),
);
