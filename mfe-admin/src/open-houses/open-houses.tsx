import { lazySection } from '../home/lazy-section.tsx';

export const OpenHouses = lazySection<{ propertyId: string }>(
  'Open houses',
  () => import(/* webpackChunkName: "history" */ './open-houses-section.tsx'),
);
