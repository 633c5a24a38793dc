import type { ComponentType } from 'react';
import { LazyBoundary, lazyChunk, Text } from 'ui';
import { Failed } from '../frame/failed.tsx';
import { Section } from '../frame/section.tsx';

/**
 * A section whose code is loaded after the editor's fields. If the code cannot be loaded, a Retry is shown. `height`:
 * the pixels that it takes at least, so that what stands below it does not move when it comes.
 */
export function lazySection<Props extends object>(
  title: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  height = 0,
): ComponentType<Props> {
  const Part = lazyChunk(load);
  const name = title.toLowerCase();
  const loading = (
    <div style={{ minHeight: height }}>
      <Section title={title}>
        <Text role="status">Loading the {name}...</Text>
      </Section>
    </div>
  );
  const failed = (retry: () => void) => (
    <Section title={title}>
      <Failed what={`The ${name}`} onRetry={retry} />
    </Section>
  );
  return function LazySection(props: Props) {
    return (
      <LazyBoundary loading={loading} failed={failed}>
        <Part {...props} />
      </LazyBoundary>
    );
  };
}
