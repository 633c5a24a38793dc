import { useState } from 'react';
import { Button, Heading, LazyBoundary, lazyChunk, Panel, Text } from 'ui';
import type { Property } from './page.tsx';
import * as styles from './payment.css.ts';

const Figures = lazyChunk(() => import(/* webpackChunkName: "payment-figures" */ './payment-figures.tsx'));

/** An estimate of the monthly payment, on request, for a home for sale whose price is a number. */
export function Payment({ home }: { home: Property }) {
  const [presses, setPresses] = useState(0);
  if (home.listingType === 'rent' || home.status === 'sold' || !home.priceAmount) return null;
  const ask = (
    <Button tone="line" onClick={() => setPresses(presses + 1)}>
      Work it out
    </Button>
  );
  return (
    <Panel as="section" tone="glass" inset="snug" className={styles.payment} aria-labelledby="payment">
      <Heading level={2} look="sub" id="payment">
        Monthly payment
      </Heading>
      <Text look="quiet">With your numbers. Not a loan offer.</Text>
      {presses === 0 ? (
        <div className={styles.ask}>{ask}</div>
      ) : (
        <LazyBoundary
          resetKeys={[presses]}
          failed={
            <div className={styles.ask} role="alert">
              <Text>This could not be loaded. Please try again.</Text>
              {ask}
            </div>
          }
        >
          <Figures price={home.priceAmount} taxes={home.annualTaxes} fee={home.monthlyFee} />
        </LazyBoundary>
      )}
    </Panel>
  );
}
