import { lazySection } from '../home/lazy-section.tsx';

export const ValueEstimate = lazySection<{ propertyId: string }>(
  'Value estimate',
  () => import(/* webpackChunkName: "history" */ './value-estimate-section.tsx'),
);
