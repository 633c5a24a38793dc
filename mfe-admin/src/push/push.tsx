import { lazySection } from '../home/lazy-section.tsx';

/** Notifications of leads while no page is open. */
export const Push = lazySection<{ now: number }>(
  'News on your devices',
  () => import(/* webpackChunkName: "push" */ './push-section.tsx'),
  { wide: 191, narrow: 211 },
);
