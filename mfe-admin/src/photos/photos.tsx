import { lazySection } from '../home/lazy-section.tsx';
import type { PhotoActions } from './photo.ts';

/** A home's photos. Loaded late, because the code for dragging is as large as that of all the editor's fields. */
export const Photos = lazySection<PhotoActions>(
  'Photos',
  () => import(/* webpackChunkName: "photos" */ './photos-section.tsx'),
  { wide: 199, narrow: 217 },
);
