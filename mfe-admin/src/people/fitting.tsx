import { lazySection } from '../home/lazy-section.tsx';

/** Whose wishes a home fits. */
export const FittingPeople = lazySection<{ homeId: string }>(
  'Whom it fits',
  () => import(/* webpackChunkName: "history" */ './fitting-section.tsx'),
);
