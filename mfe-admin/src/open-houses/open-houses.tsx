import { lazySection } from '../home/lazy-section.tsx';

/** When anybody may come and see a home. */
export const OpenHouses = lazySection<{ propertyId: string }>(
  'Open houses',
  () => import(/* webpackChunkName: "history" */ './open-houses-section.tsx'),
);
