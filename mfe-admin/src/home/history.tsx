import type { HomeDetailsFragment } from '../generated/operations.ts';
import { lateSection } from './late-section.tsx';

/** What was done to a home, in words. */
export const History = lateSection<{ home: HomeDetailsFragment }>(
  'History',
  () => import(/* webpackChunkName: "history" */ './history-section.tsx'),
);
