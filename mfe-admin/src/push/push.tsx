import { lateSection } from '../home/late-section.tsx';

/** News of leads while no page is open. */
export const Push = lateSection<{ now: number }>(
  'News on your devices',
  () => import(/* webpackChunkName: "push" */ './push-section.tsx'),
);
