import type { ComponentType } from 'react';
import { LazyBoundary, lazyChunk, Text } from 'ui';
import { Failed } from '../frame/failed.tsx';
import { narrow } from '../frame/measures.ts';
import { Section } from '../frame/section.tsx';
import { useMedia } from '../frame/use-media.ts';

/** Pixels at least, on wide screens and on narrow ones. */
type Height = { wide: number; narrow: number };

function Loading({ title, height }: { title: string; height: Height | undefined }) {
  const isNarrow = useMedia(narrow);
  return (
    <div style={{ minHeight: height?.[isNarrow ? 'narrow' : 'wide'] }}>
      <Section title={title}>
        <Text role="status">Loading the {title.toLowerCase()}...</Text>
      </Section>
    </div>
  );
}

/**
 * A section whose code is loaded after the editor's fields. If the code cannot be loaded, a Retry is shown. `height`:
 * what it takes at least, so that what stands below it does not move when it comes.
 */
export function lazySection<Props extends object>(
  title: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  height?: Height,
): ComponentType<Props> {
  const Part = lazyChunk(load);
  const name = title.toLowerCase();
  const failed = (retry: () => void) => (
    <Section title={title}>
      <Failed what={`The ${name}`} onRetry={retry} />
    </Section>
  );
  return function LazySection(props: Props) {
    return (
      <LazyBoundary loading={<Loading title={title} height={height} />} failed={failed}>
        <Part {...props} />
      </LazyBoundary>
    );
  };
}
