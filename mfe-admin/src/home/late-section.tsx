import type { ComponentType } from 'react';
import { Button, LazyBoundary, lazyChunk, Stack, Text } from 'ui';
import { Section } from '../frame/section.tsx';

/** A section whose code comes after the editor's fields: its place is there at once, and a Retry where it does not come. */
export function lateSection<Props extends object>(
  title: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazyChunk(load);
  const name = title.toLowerCase();
  const loading = (
    <Section title={title}>
      <Text role="status">Loading the {name}...</Text>
    </Section>
  );
  const failed = (retry: () => void) => (
    <Section title={title}>
      <Stack gap="s3" align="start" role="alert">
        <Text>The {name} could not be loaded.</Text>
        <Button tone="line" size="small" onClick={retry}>
          Retry
        </Button>
      </Stack>
    </Section>
  );
  return function LateSection(props: Props) {
    return (
      <LazyBoundary loading={loading} failed={failed}>
        <Part {...props} />
      </LazyBoundary>
    );
  };
}
