import { lateSection } from '../home/late-section.tsx';

/** When anybody may come and see a home. */
export const OpenHouses = lateSection<{ propertyId: string }>(
  'Open houses',
  () => import(/* webpackChunkName: "history" */ './open-houses-section.tsx'),
);
