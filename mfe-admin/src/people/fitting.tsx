import { lazySection } from '../home/lazy-section.tsx';

/** The people who look for such a home. */
export const FittingPeople = lazySection<{ homeId: string }>(
  'Whom it fits',
  () => import(/* webpackChunkName: "history" */ './fitting-section.tsx'),
);
