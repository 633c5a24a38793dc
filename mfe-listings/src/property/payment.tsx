import { useRef, useState } from 'react';
import { Button, Heading, LazyBoundary, lazyChunk, Panel, Text } from 'ui';
import type { Property } from './page.tsx';
import * as styles from './payment.css.ts';

const Figures = lazyChunk(() => import(/* webpackChunkName: "payment-figures" */ './payment-figures.tsx'));

/** An estimate of the monthly payment, on request, for a home for sale whose price is a number. */
export function Payment({ home }: { home: Property }) {
  const [presses, setPresses] = useState(0);
  const [state, setState] = useState<'asked' | 'lost' | 'there'>();
  const ask = useRef<HTMLDivElement>(null);
  if (home.listingType === 'rent' || home.status === 'sold' || !home.priceAmount) return null;

  function handlePress(): void {
    setState('asked');
    setPresses(presses + 1);
  }

  return (
    <Panel as="section" tone="glass" inset="snug" className={styles.payment} aria-labelledby="payment">
      <Heading level={2} look="sub" id="payment">
        Monthly payment
      </Heading>
      <Text look="quiet">With your numbers. Not a loan offer.</Text>
      {/* The button stays until the figures take its place, so that it keeps the focus and shows that they are coming. */}
      {state !== 'there' && (
        <div ref={ask} className={styles.ask}>
          {state === 'lost' && <Text role="alert">This could not be loaded. Please try again.</Text>}
          <Button tone="line" pending={state === 'asked'} onClick={handlePress}>
            Work it out
          </Button>
        </div>
      )}
      {presses > 0 && (
        <LazyBoundary resetKeys={[presses]} onFailed={() => setState('lost')}>
          <Figures
            price={home.priceAmount}
            taxes={home.annualTaxes}
            fee={home.monthlyFee}
            place={ask}
            onShown={() => setState('there')}
          />
        </LazyBoundary>
      )}
    </Panel>
  );
}
