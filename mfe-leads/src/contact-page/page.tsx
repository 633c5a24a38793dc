import { openDialog, useSite } from 'platform';
import { Band, Button, Heading, Lead, Panel, Split, Stack, Wrap } from 'ui';
import { ContactForm } from '../contact-form/contact-form.tsx';
import { ContactDetails } from './contact-details.tsx';

export function Component() {
  const { agent, brokerage, replyWithinHours } = useSite();
  return (
    <Band space="half">
      <title>{`Contact | ${agent.name}`}</title>
      <meta
        name="description"
        content={`Write to or call ${agent.name} of ${brokerage.name}. Every message is answered within ${replyWithinHours} hours.`}
      />
      <Wrap>
        <Stack gap="s7">
          <Stack gap="s4">
            <Heading level={1} look="page">
              Get in Touch
            </Heading>
            <Lead>
              A question, a plan or a date: I read every message myself and reply within {replyWithinHours} hours.
            </Lead>
          </Stack>
          <Split ratio="7:4">
            <Panel tone="sheet" inset="roomy">
              <ContactForm source="contact_page" />
            </Panel>
            <Stack gap="s5">
              <ContactDetails />
              <Button tone="line" onClick={() => openDialog('leads/ContactDialog', {})}>
                Schedule a Call
              </Button>
            </Stack>
          </Split>
        </Stack>
      </Wrap>
    </Band>
  );
}
