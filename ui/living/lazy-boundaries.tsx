import { useState } from 'react';
import { Button, Cluster, ComingLine, LazyBoundary, lazyPart, Skeleton, Stack, Text } from '../src/index.ts';
import { Section, Specimen } from './specimen.tsx';

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Never there: its boundary goes on showing what it shows while it loads. */
const NeverThere = lazyPart<object>(() => new Promise(() => undefined));

let tries = 0;
const LostOnce = lazyPart<object>(async () => {
  tries += 1;
  await after(400);
  if (tries === 1) throw new Error('Lost on purpose');
  return () => <Text>Here it is.</Text>;
});

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Cluster gap="s3">
    <Text>It could not be loaded.</Text>
    <Button tone="line" size="small" onClick={onRetry}>
      Retry
    </Button>
  </Cluster>
);

function Coming() {
  const [isComing, setIsComing] = useState(false);
  return (
    <>
      <Button tone="line" size="small" onClick={() => setIsComing(!isComing)}>
        {isComing ? 'It is here' : 'Ask for something'}
      </Button>
      {isComing && <ComingLine />}
    </>
  );
}

/** What stands in the place of code that comes late, or does not. */
export const LazyBoundaries = () => (
  <Section title="Code that comes late">
    <Specimen name="LazyBoundary" says="While the code comes; when it does not, until the next try.">
      <Stack gap="s4">
        <LazyBoundary loading={<Skeleton width={240} height={24} />}>
          <NeverThere />
        </LazyBoundary>
        <LazyBoundary loading={<Skeleton width={240} height={24} />} failed={(retry) => <Failed onRetry={retry} />}>
          <LostOnce />
        </LazyBoundary>
      </Stack>
    </Specimen>
    <Specimen name="ComingLine" says="At the top of the window, while what was asked for takes a moment.">
      <Coming />
    </Specimen>
  </Section>
);
