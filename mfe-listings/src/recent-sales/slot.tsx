/** The home page's recent sales, one at a time. Nothing if there are none. */

import { Deferred, type DeferredValue, type LoaderArgs } from 'platform';
import type { ReactNode } from 'react';
import { Band, SectionHead, Skeleton, Wrap } from 'ui';
import { Carousel } from 'ui/carousel';
import { RecentSales, type RecentSalesQuery } from '../generated/operations.ts';
import { LoadFailed } from '../load-failed.tsx';
import { SaleCard } from './sale-card.tsx';

type Data = { sales: DeferredValue<RecentSalesQuery> };
type Sales = RecentSalesQuery['recentSales'];

/** Milliseconds until the next sale comes by itself. */
const ADVANCE_MS = 9000;

const labels = {
  previous: 'Previous sale',
  next: 'Next sale',
  pause: 'Pause recent sales',
  play: 'Play recent sales',
  show: (number: number) => `Show sale ${number}`,
};

export const preload = ({ query }: LoaderArgs): Data => ({ sales: query(RecentSales, {}) });

const Section = ({ children }: { children: ReactNode }) => (
  <Band>
    <Wrap>
      <SectionHead title="Recent Sales" />
      {children}
    </Wrap>
  </Band>
);

function Sold({ sales }: { sales: Sales }) {
  const renderItem = (index: number) => {
    const sale = sales[index];
    return sale ? <SaleCard sale={sale} /> : null;
  };
  return (
    <Section>
      <Carousel
        label="Recent sales"
        labels={labels}
        count={sales.length}
        visible={1}
        interval={ADVANCE_MS}
        renderItem={renderItem}
      />
    </Section>
  );
}

export const Component = ({ data }: { data: Data }) => (
  <Deferred
    value={data.sales}
    loading={
      <Section>
        <Skeleton ratio="12 / 5" />
      </Section>
    }
    error={(retry) => (
      <Section>
        <LoadFailed what="The recent sales" onRetry={retry} />
      </Section>
    )}
  >
    {({ recentSales }) => recentSales.length > 0 && <Sold sales={recentSales} />}
  </Deferred>
);
