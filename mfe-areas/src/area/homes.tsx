import { Deferred, type DeferredValue } from 'platform';
import { Band, Button, Columns, SectionHead, Skeleton, Stack, Text, Wrap } from 'ui';
import { HomeCard } from './home-card.tsx';
import type { Home } from './page.tsx';

type HomesProps = { value: DeferredValue<Home[]>; town: string };

const Loading = () => (
  <Stack>
    <Text look="quiet" role="status">
      Loading properties...
    </Text>
    <Columns count={3}>
      <Skeleton ratio="4 / 3" />
      <Skeleton ratio="4 / 3" />
    </Columns>
  </Stack>
);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Stack gap="s4" align="start" role="alert">
    <Text>The homes could not be loaded.</Text>
    <Button tone="line" onClick={onRetry}>
      Retry
    </Button>
  </Stack>
);

/** The agent's own homes for sale here; nothing when there are none. */
export function Homes({ value, town }: HomesProps) {
  return (
    <Deferred value={value} loading={<Loading />} error={(retry) => <Failed onRetry={retry} />}>
      {(homes) =>
        homes.length > 0 && (
          <Band tone="dune">
            <Wrap>
              <SectionHead title={`Homes in ${town}`} />
              <Columns count={homes.length === 2 ? 2 : 3}>
                {homes.map((home) => (
                  <HomeCard key={home.id} home={home} />
                ))}
              </Columns>
            </Wrap>
          </Band>
        )
      }
    </Deferred>
  );
}
