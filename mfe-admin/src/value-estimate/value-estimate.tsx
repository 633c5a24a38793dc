import { lazySection } from '../home/lazy-section.tsx';

/** The value estimate of a home. */
export const ValueEstimate = lazySection<{ propertyId: string }>(
  'Value estimate',
  () => import(/* webpackChunkName: "history" */ './value-estimate-section.tsx'),
);
