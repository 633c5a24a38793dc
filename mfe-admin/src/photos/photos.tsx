import { lateSection } from '../home/late-section.tsx';
import type { PhotoActions } from './photo.ts';

/** A home's photos; dragging weighs as much as all of the editor's fields. */
export const Photos = lateSection<PhotoActions>(
  'Photos',
  () => import(/* webpackChunkName: "photos" */ './photos-section.tsx'),
);
