import { Band, Heading, Split, Stack, Text, Wrap } from 'ui';
import { BrokerageFigures } from '../brokerage/brokerage-figures.tsx';
import { CoreValues } from '../brokerage/core-values.tsx';
import * as styles from './why-me.css.ts';

export const WhyMe = () => (
  <Band tone="navy">
    <Wrap>
      <Stack gap="s7" className={styles.reasons}>
        <Split ratio="5:6">
          <Stack gap="s5">
            <Heading look="section">Why people choose to work with me</Heading>
            <Text>
              You hire one person. That person can call on nearly two hundred others, a title desk and a crew with
              trucks.
            </Text>
          </Stack>
          <BrokerageFigures />
        </Split>
        <CoreValues />
      </Stack>
    </Wrap>
  </Band>
);
