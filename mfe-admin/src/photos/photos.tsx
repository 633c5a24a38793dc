import { lazySection } from '../home/lazy-section.tsx';
import type { PhotoActions } from './photo.ts';

/** A home's photos; dragging weighs as much as all of the editor's fields. */
export const Photos = lazySection<PhotoActions>(
  'Photos',
  () => import(/* webpackChunkName: "photos" */ './photos-section.tsx'),
);
