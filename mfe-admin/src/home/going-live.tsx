import type { GoingLiveProps } from './going-live-section.tsx';
import { lateSection } from './late-section.tsx';

/** In place of a home's status while visitors do not see it. */
export const GoingLive = lateSection<GoingLiveProps>(
  'On the site',
  () => import(/* webpackChunkName: "going-live" */ './going-live-section.tsx'),
);
