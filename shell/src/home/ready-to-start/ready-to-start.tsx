import { getSite, Link, openDialog, telephoneLink } from 'platform';
import { hoursInWords } from 'schema';
import { Band, Button, buttonClass, Heading, Panel, Stack, Text, Wrap } from 'ui';
import * as styles from './ready-to-start.css.ts';

export function ReadyToStart() {
  const { agent, office, replyWithinHours } = getSite();
  const street = office.street.replace(/^\d+\s+/, '');
  return (
    <Band tone="glass">
      <Wrap>
        <Panel inset="roomy" className={styles.card}>
          <Stack>
            <Heading look="section">Ready to Get Started</Heading>
            <Text className={styles.text}>
              Write, call, or come by the office on {street}. Every message gets a reply from me, within{' '}
              {hoursInWords(replyWithinHours)}.
            </Text>
          </Stack>
          <Stack gap="s3" className={styles.actions}>
            <Link to="/contact" className={buttonClass({ width: 'full' })}>
              Contact
            </Link>
            <Button tone="line" width="full" onClick={() => openDialog('leads/ContactDialog', {})}>
              Get in Touch
            </Button>
            <a className={styles.call} href={telephoneLink(agent.cellPhone)}>
              {agent.cellPhone}
            </a>
          </Stack>
        </Panel>
      </Wrap>
    </Band>
  );
}
