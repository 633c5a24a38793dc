import { Deferred, type DeferredValue } from 'platform';
import type { ReactNode } from 'react';
import { Band, Button, SectionHead, Stack, Text, Wrap } from 'ui';
import type { TestimonialsQuery } from '../../generated/operations.ts';
import { TESTIMONIALS_ID } from '../anchors.ts';
import { Quotes } from './quotes.tsx';
import { QuotesLoading } from './quotes-loading.tsx';

const Section = ({ children }: { children: ReactNode }) => (
  <Band>
    <Wrap>
      <SectionHead title="In their words" />
      {children}
    </Wrap>
  </Band>
);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Section>
    <Stack gap="s4" align="start" role="alert">
      <Text>The testimonials could not be loaded.</Text>
      <Button tone="line" onClick={onRetry}>
        Retry
      </Button>
    </Stack>
  </Section>
);

/** The testimonials of clients. If there are none, only the anchor is left. */
export const Testimonials = ({ value }: { value: DeferredValue<TestimonialsQuery> }) => (
  <div id={TESTIMONIALS_ID}>
    <Deferred
      value={value}
      loading={
        <Section>
          <QuotesLoading />
        </Section>
      }
      error={(retry) => <Failed onRetry={retry} />}
    >
      {({ testimonials }) =>
        testimonials.length > 0 && (
          <Section>
            <Quotes testimonials={testimonials} />
          </Section>
        )
      }
    </Deferred>
  </div>
);
