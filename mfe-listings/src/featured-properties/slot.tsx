/**
 * The home page's featured homes: three in view, with arrows if there are more. Nothing while they load, or if there
 * are none.
 */

import { Deferred, type DeferredValue, Link, type LoaderArgs } from 'platform';
import type { ReactNode } from 'react';
import { Band, buttonClass, SectionHead, Wrap } from 'ui';
import { Carousel } from 'ui/carousel';
import { FeaturedProperties, type FeaturedPropertiesQuery } from '../generated/operations.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PropertyCard } from '../property-card.tsx';

type Data = { featured: DeferredValue<FeaturedPropertiesQuery> };
type Homes = FeaturedPropertiesQuery['featuredProperties'];

const labels = {
  previous: 'Previous properties',
  next: 'Next properties',
  show: (number: number) => `Show property ${number}`,
};

export const preload = ({ query }: LoaderArgs): Data => ({ featured: query(FeaturedProperties, {}) });

const allProperties = (
  <Link to="/properties" className={buttonClass({ tone: 'line' })}>
    View All Properties
  </Link>
);

const Section = ({ children }: { children: ReactNode }) => (
  <Band tone="dune">
    <Wrap>
      <SectionHead title="Featured Properties" action={allProperties} />
      {children}
    </Wrap>
  </Band>
);

function Featured({ homes }: { homes: Homes }) {
  const renderItem = (index: number) => {
    const home = homes[index];
    return home ? <PropertyCard home={home} /> : null;
  };
  return (
    <Section>
      <Carousel
        label="Featured properties"
        labels={labels}
        count={homes.length}
        visible={3}
        hasDots={false}
        renderItem={renderItem}
      />
    </Section>
  );
}

export const Component = ({ data }: { data: Data }) => (
  <Deferred
    value={data.featured}
    loading={null}
    error={(retry) => (
      <Section>
        <LoadFailed what="The featured properties" onRetry={retry} />
      </Section>
    )}
  >
    {({ featuredProperties }) => featuredProperties.length > 0 && <Featured homes={featuredProperties} />}
  </Deferred>
);
