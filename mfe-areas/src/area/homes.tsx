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

/** Keeps a single home company: the other half of the line. */
const OnlyOne = ({ town }: { town: string }) => (
  <Stack justify="center">
    <Lead>My one listing in {town} just now. The next may be promised before its sign goes up, so write early.</Lead>
  </Stack>
);

function Found({ homes, town }: { homes: Home[]; town: string }) {
  const isFew = homes.length < 3;
  return (
    <Columns count={isFew ? 2 : 3}>
      {homes.map((home) => (
        <HomeCard key={home.id} home={home} isWide={isFew} />
      ))}
      {homes.length === 1 && <OnlyOne town={town} />}
    </Columns>
  );
}

const Section = ({ town, children }: { town: string; children: ReactNode }) => (
  <Band tone="dune">
    <Wrap>
      <SectionHead title={`Homes in ${town}`}>
        <Link to="/properties" className={buttonClass({ tone: 'line' })}>
          View All Properties
        </Link>
      </SectionHead>
      {children}
    </Wrap>
  </Band>
);

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
      {(homes) =>
        homes.length > 0 && (
          <Section town={town}>
            <Found homes={homes} town={town} />
          </Section>
        )
      }
    </Deferred>
  );
}
