import { Deferred, type DeferredValue, Link } from 'platform';
import type { ReactNode } from 'react';
import { Band, Button, buttonClass, Columns, Lead, SectionHead, Skeleton, Stack, Text, Wrap } from 'ui';
import { HomeCard } from './home-card.tsx';
import type { Home } from './page.tsx';

type HomesProps = { value: DeferredValue<Home[]>; town: string };

const Loading = () => (
  <Stack>
    <Text look="quiet" role="status">
      Loading properties...
    </Text>
    <Columns count={2}>
      <Skeleton ratio="16 / 10" />
      <Skeleton ratio="16 / 10" />
    </Columns>
  </Stack>
);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Stack align="start" role="alert">
    <Text>The homes could not be loaded.</Text>
    <Button tone="line" onClick={onRetry}>
      Retry
    </Button>
  </Stack>
);

const AllProperties = () => (
  <Link to="/properties" className={buttonClass({ tone: 'line' })}>
    View All Properties
  </Link>
);

/** Keeps a single home company: the other half of the line. */
const OnlyOne = ({ town }: { town: string }) => (
  <Stack gap="s5" align="start" justify="center">
    <Lead>My one listing in {town} just now. Tell me what you are waiting for: I watch these streets.</Lead>
    <AllProperties />
  </Stack>
);

const Section = ({ town, action, children }: { town: string; action?: ReactNode; children: ReactNode }) => (
  <Band tone="dune">
    <Wrap>
      <SectionHead title={`Homes in ${town}`} action={action} />
      {children}
    </Wrap>
  </Band>
);

function Found({ homes, town }: { homes: Home[]; town: string }) {
  const isOne = homes.length === 1;
  const isFew = homes.length < 3;
  return (
    <Section town={town} action={!isOne && <AllProperties />}>
      <Columns count={isFew ? 2 : 3}>
        {homes.map((home) => (
          <HomeCard key={home.id} home={home} isWide={isFew} />
        ))}
        {isOne && <OnlyOne town={town} />}
      </Columns>
    </Section>
  );
}

/** The agent's own homes for sale here; nothing when there are none. */
export function Homes({ value, town }: HomesProps) {
  return (
    <Deferred
      value={value}
      loading={
        <Section town={town}>
          <Loading />
        </Section>
      }
      error={(retry) => (
        <Section town={town}>
          <Failed onRetry={retry} />
        </Section>
      )}
    >
      {(homes) => homes.length > 0 && <Found homes={homes} town={town} />}
    </Deferred>
  );
}
