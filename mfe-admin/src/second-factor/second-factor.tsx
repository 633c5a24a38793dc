import { lazySection } from '../home/lazy-section.tsx';

/** What is asked for besides the password. */
export const SecondFactor = lazySection<{ now: number }>(
  'Second factor',
  () => import(/* webpackChunkName: "second-factor" */ './second-factor-section.tsx'),
);
