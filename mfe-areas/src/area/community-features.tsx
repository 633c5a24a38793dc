import { Band, Heading, Split, Wrap } from 'ui';
import { DottedList } from './dotted-list.tsx';

export function CommunityFeatures({ features }: { features: readonly string[] }) {
  return (
    <Band>
      <Wrap>
        <Split ratio="4:7">
          <Heading>Community features</Heading>
          <DottedList items={features} columns={2} />
        </Split>
      </Wrap>
    </Band>
  );
}
