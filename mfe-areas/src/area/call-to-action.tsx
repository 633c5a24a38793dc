import { getSite, openDialog } from 'platform';
import { hoursInWords } from 'schema';
import { Band, Button, Heading, Split, Stack, Text, Wrap } from 'ui';

/** Invites to a first conversation about this town. */
export function CallToAction({ town }: { town: string }) {
  const { agent, replyWithinHours } = getSite();
  const [firstName] = agent.name.split(' ');
  const message = `I would like to know more about ${town}.`;
  return (
    <Band tone="glass">
      <Wrap>
        <Split ratio="1:auto" align="center">
          <Stack>
            <Heading look="section">Walk it with me</Heading>
            <Text>
              An hour on foot in {town}, at the pace of your questions. Every message gets a reply within{' '}
              {hoursInWords(replyWithinHours)}.
            </Text>
          </Stack>
          <Button tone="brass" onClick={() => openDialog('leads/ContactDialog', { message })}>
            Contact {firstName}
          </Button>
        </Split>
      </Wrap>
    </Band>
  );
}
