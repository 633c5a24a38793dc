import { lateSection } from '../home/late-section.tsx';

/** Whose wishes a home fits. */
export const FittingPeople = lateSection<{ homeId: string }>(
  'Whom it fits',
  () => import(/* webpackChunkName: "history" */ './fitting-section.tsx'),
);
