/** The home page's featured homes: three at a time, arrows when there are more, nothing when there are none. */

import { Link, type LoaderArgs } from 'platform';
import { Band, buttonClass, SectionHead, Wrap } from 'ui';
import { Carousel } from 'ui/carousel';
import { FeaturedProperties, type FeaturedPropertiesQuery } from '../generated/operations.ts';
import { PropertyCard } from '../property-card.tsx';

type Data = { featured: FeaturedPropertiesQuery };

const labels = {
  previous: 'Previous properties',
  next: 'Next properties',
  show: (number: number) => `Show property ${number}`,
};

export const preload = async ({ query }: LoaderArgs): Promise<Data> => ({
  featured: await query(FeaturedProperties, {}),
});

export function Component({ data }: { data: Data }) {
  const homes = data.featured.featuredProperties;
  if (homes.length === 0) return null;
  return (
    <Band tone="dune">
      <Wrap>
        <SectionHead
          title="Featured Properties"
          action={
            <Link to="/properties" className={buttonClass({ tone: 'line' })}>
              View All Properties
            </Link>
          }
        />
        <Carousel
          label="Featured properties"
          labels={labels}
          count={homes.length}
          visible={3}
          renderItem={(index) => {
            const home = homes[index];
            return home ? <PropertyCard home={home} /> : null;
          }}
        />
      </Wrap>
    </Band>
  );
}
