/** The agent's own homes for sale in a town. Nothing if there are none. */

import { Deferred, type DeferredValue, type InlineSlots, Link, type LoaderArgs } from 'platform';
import type { ReactNode } from 'react';
import { Band, buttonClass, Columns, Lead, SectionHead, Skeleton, Stack, Text, Wrap } from 'ui';
import { type PropertyCardFragment, TownHomes, type TownHomesQuery } from '../generated/operations.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PropertyCard } from '../property-card.tsx';

type Props = InlineSlots['listings/TownHomes'];
type Data = { homes: DeferredValue<TownHomesQuery> };

export const preload = ({ query, props: { cities, state } }: LoaderArgs & { props: Props }): Data => ({
  homes: query(TownHomes, { cities: [...cities], state: state ?? null }),
});

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

const AllProperties = () => (
  <Link to="/properties" className={buttonClass({ tone: 'line' })}>
    View All Properties
  </Link>
);

/** Fills the other half of the row beside a single home. */
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

function Found({ homes, town }: { homes: PropertyCardFragment[]; town: string }) {
  const isOne = homes.length === 1;
  const isFew = homes.length < 3;
  return (
    <Section town={town} action={!isOne && <AllProperties />}>
      <Columns count={isFew ? 2 : 3}>
        {homes.map((home) => (
          <PropertyCard key={home.id} home={home} isWide={isFew} />
        ))}
        {isOne && <OnlyOne town={town} />}
      </Columns>
    </Section>
  );
}

export const Component = ({ town, data }: Pick<Props, 'town'> & { data: Data }) => (
  <Deferred
    value={data.homes}
    loading={
      <Section town={town}>
        <Loading />
      </Section>
    }
    error={(retry) => (
      <Section town={town}>
        <LoadFailed what="The homes" onRetry={retry} />
      </Section>
    )}
  >
    {({ properties: { nodes } }) => nodes.length > 0 && <Found homes={nodes} town={town} />}
  </Deferred>
);
