import { lateSection } from '../home/late-section.tsx';

/** What a home may be worth, as its page says. */
export const ValueEstimate = lateSection<{ propertyId: string }>(
  'Value estimate',
  () => import(/* webpackChunkName: "history" */ './value-estimate-section.tsx'),
);
