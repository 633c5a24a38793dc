/** The home page's recent sales, one at a time. Nothing when there are none. */

import type { LoaderArgs } from 'platform';
import { Band, SectionHead, Wrap } from 'ui';
import { Carousel } from 'ui/carousel';
import { RecentSales, type RecentSalesQuery } from '../generated/operations.ts';
import { SaleCard } from './sale-card.tsx';

type Data = { sales: RecentSalesQuery };

/** The next sale comes by itself after nine seconds. */
const ADVANCE_MS = 9000;

const labels = {
  previous: 'Previous sale',
  next: 'Next sale',
  pause: 'Pause recent sales',
  play: 'Play recent sales',
  show: (number: number) => `Show sale ${number}`,
};

export const preload = async ({ query }: LoaderArgs): Promise<Data> => ({ sales: await query(RecentSales, {}) });

export function Component({ data }: { data: Data }) {
  const sales = data.sales.recentSales;
  if (sales.length === 0) return null;
  return (
    <Band>
      <Wrap>
        <SectionHead title="Recent Sales" />
        <Carousel
          label="Recent sales"
          labels={labels}
          count={sales.length}
          visible={1}
          interval={ADVANCE_MS}
          renderItem={(index) => {
            const sale = sales[index];
            return sale ? <SaleCard sale={sale} /> : null;
          }}
        />
      </Wrap>
    </Band>
  );
}
