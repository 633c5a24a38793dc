import { lazySection } from '../home/lazy-section.tsx';

/** The settings of the second factor. */
export const SecondFactor = lazySection<{ now: number }>(
  'Second factor',
  () => import(/* webpackChunkName: "second-factor" */ './second-factor-section.tsx'),
  { wide: 190, narrow: 237 },
);
