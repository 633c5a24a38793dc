import type { HomeDetailsFragment } from '../generated/operations.ts';
import { lazySection } from './lazy-section.tsx';

/** What was done to a home, as text. */
export const History = lazySection<{ home: HomeDetailsFragment }>(
  'History',
  () => import(/* webpackChunkName: "history" */ './history-section.tsx'),
);
