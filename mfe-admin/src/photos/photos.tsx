import { Button, LazyBoundary, lazyChunk, Stack, Text } from 'ui';
import { Section } from '../home/section.tsx';
import type { PhotoActions } from './photo.ts';

const PhotosSection = lazyChunk(() => import(/* webpackChunkName: "photos" */ './photos-section.tsx'));

const Waiting = () => (
  <Section title="Photos">
    <Text role="status">Loading the photos...</Text>
  </Section>
);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Section title="Photos">
    <Stack gap="s3" align="start" role="alert">
      <Text>The photos could not be loaded.</Text>
      <Button tone="line" size="small" onClick={onRetry}>
        Retry
      </Button>
    </Stack>
  </Section>
);

/** A home's photos; dragging weighs as much as all of the editor's fields, so it comes after them. */
export const Photos = (props: PhotoActions) => (
  <LazyBoundary loading={<Waiting />} failed={(retry) => <Failed onRetry={retry} />}>
    <PhotosSection {...props} />
  </LazyBoundary>
);
