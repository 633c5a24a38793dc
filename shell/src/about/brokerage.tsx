import { getSite } from 'platform';
import { Band, Heading, inlineLinkClass, Split, Stack, Text, Wrap } from 'ui';
import { BrokerageFigures } from '../brokerage/brokerage-figures.tsx';
import { CoreValues } from '../brokerage/core-values.tsx';
import { listInWords } from '../list-in-words.ts';

export function Brokerage() {
  const { brokerage } = getSite();
  const services = listInWords(brokerage.services.map((service) => service.toLowerCase()));
  return (
    <Band tone="navy">
      <Wrap>
        <Stack gap="s7">
          <Split ratio="5:6">
            <Stack gap="s5">
              <Heading look="section">{brokerage.name}</Heading>
              <Text>
                Founded in {brokerage.foundedYear}, with nearly {brokerage.agentCount} agents in {brokerage.officeCount}{' '}
                offices. It keeps {services} in house, so that your papers and your boxes do not have to change hands.
              </Text>
              <Text>
                <a className={inlineLinkClass} href={brokerage.url} target="_blank" rel="noopener noreferrer">
                  Visit the brokerage’s site
                </a>
              </Text>
            </Stack>
            <BrokerageFigures />
          </Split>
          <CoreValues />
        </Stack>
      </Wrap>
    </Band>
  );
}
