import type { FloorPlanProps } from './floor-plan-section.tsx';
import { lazySection } from './lazy-section.tsx';

/** Loaded late and with the photos, because what uploads them uploads it, too. */
export const FloorPlan = lazySection<FloorPlanProps>(
  'Floor plan',
  () => import(/* webpackChunkName: "photos" */ './floor-plan-section.tsx'),
  { wide: 140, narrow: 139 },
);
