import { lateSection } from '../home/late-section.tsx';

/** What is asked for besides the password. */
export const SecondFactor = lateSection<{ now: number }>(
  'Second factor',
  () => import(/* webpackChunkName: "second-factor" */ './second-factor-section.tsx'),
);
