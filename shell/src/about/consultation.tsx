import { getSite, openDialog } from 'platform';
import { hoursInWords } from 'schema';
import { Band, Button, Heading, Split, Stack, Text, Wrap } from 'ui';

export function Consultation() {
  const { replyWithinHours } = getSite();
  return (
    <Band tone="dune">
      <Wrap>
        <Split ratio="1:auto" align="center" keepOnTablet>
          <Stack>
            <Heading look="section">An hour, your questions, no obligation</Heading>
            <Text>
              In person, by telephone or by video. I write back within {hoursInWords(replyWithinHours)} with a time.
            </Text>
          </Stack>
          <Button tone="brass" width="column" onClick={() => openDialog('leads/ContactDialog', {})}>
            Schedule a Consultation
          </Button>
        </Split>
      </Wrap>
    </Band>
  );
}
