import { lazySection } from '../home/lazy-section.tsx';

/** The open houses of a home. */
export const OpenHouses = lazySection<{ propertyId: string }>(
  'Open houses',
  () => import(/* webpackChunkName: "history" */ './open-houses-section.tsx'),
);
