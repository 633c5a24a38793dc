import { lazySection } from '../home/lazy-section.tsx';

/** What a home may be worth, as its page says. */
export const ValueEstimate = lazySection<{ propertyId: string }>(
  'Value estimate',
  () => import(/* webpackChunkName: "history" */ './value-estimate-section.tsx'),
);
