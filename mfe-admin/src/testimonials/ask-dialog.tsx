import { useState } from 'react';
import { bounds, newTestimonialRequest, parseInput } from 'schema/forms';
import { Button, Stack, Text } from 'ui';
import { Field, FormGrid, TextArea, TextInput, useForm } from 'ui/form';
import { FormDialog } from '../frame/form-dialog.tsx';
import type { AgentTestimonialRequestFragment, AskTestimonialMutationVariables } from '../generated/operations.ts';
import { sayNotAdded } from '../property-form/say-not-added.ts';
import * as styles from './testimonials.css.ts';
import { copyLink, forgetAsked, idToAsk, type Requests } from './use-requests.ts';

type AskDialogProps = Pick<Requests, 'requests' | 'ask'> & { onClose: () => void };

const SUBJECT = 'A few words from you?';
const BODY = `It was a pleasure to work with you. Would you write a few honest words about it? They help others to decide.

{link}

The link opens a short form and is good once, for thirty days. Thank you!`;

const textOf = (fields: FormData, name: string): string => String(fields.get(name) ?? '');

/** The link, which the agent can pass on. */
function Asked({ request, onClose }: { request: AgentTestimonialRequestFragment; onClose: () => void }) {
  const { name, email, url } = request;
  return (
    <Stack gap="s4" role="status">
      <Text>{email ? `The mail to ${email} is on its way. The link in it:` : `This link is for ${name}:`}</Text>
      <p className={styles.link}>{url}</p>
      <div className={styles.ways}>
        {url && (
          <Button tone="brass" onClick={() => void copyLink(url)}>
            Copy link
          </Button>
        )}
        <Button tone="line" onClick={onClose}>
          Done
        </Button>
      </div>
    </Stack>
  );
}

/** Asks a client for a testimonial. The agent sees the mail before it is sent, or takes only the link. */
export default function AskDialog({ requests, ask, onClose }: AskDialogProps) {
  const [sentId, setSentId] = useState<string>();
  const [made, setMade] = useState<AgentTestimonialRequestFragment>();
  const [isMailed, setMailed] = useState(false);
  // By the list where the answer was lost.
  const asked = made ?? requests.find(({ id }) => id === sentId);

  const { errors, isPending, formProps } = useForm<AskTestimonialMutationVariables['input']>({
    read: (fields) => {
      const facts = { id: idToAsk(), name: textOf(fields, 'name'), service: textOf(fields, 'service') };
      const mail = { email: textOf(fields, 'email'), subject: textOf(fields, 'subject'), body: textOf(fields, 'body') };
      return parseInput(newTestimonialRequest, mail.email ? { ...facts, ...mail } : facts);
    },
    send: async (input) => {
      setSentId(input.id);
      setMade(await ask(input));
    },
    explain: (error) => sayNotAdded(error, forgetAsked, 'Press again, and one more is asked.'),
  });

  return (
    <FormDialog onClose={onClose} title="Ask a client">
      {asked && <Asked request={asked} onClose={onClose} />}
      {!asked && (
        <form {...formProps}>
          <Stack gap="s4">
            <FormGrid>
              <Field label="Name" error={errors.name} isRequired>
                <TextInput name="name" maxLength={bounds.name} />
              </Field>
              <Field label="What for" hint="Bought in Red Bank" error={errors.service} isRequired>
                <TextInput name="service" maxLength={bounds.fact} />
              </Field>
              <Field label="E-mail" hint="Without one you get the link to hand on" error={errors.email} isWhole>
                <TextInput
                  name="email"
                  type="email"
                  maxLength={bounds.email}
                  onChange={(event) => setMailed(event.target.value.trim() !== '')}
                />
              </Field>
            </FormGrid>
            {isMailed && (
              <>
                <Field label="Subject" error={errors.subject} isRequired>
                  <TextInput name="subject" defaultValue={SUBJECT} maxLength={bounds.subject} />
                </Field>
                <Field label="Mail" hint="The link stands where {link} is." error={errors.body} isRequired>
                  <TextArea name="body" rows={8} defaultValue={BODY} maxLength={bounds.message} />
                </Field>
              </>
            )}
            <Button type="submit" tone="brass" pending={isPending}>
              {isPending && 'Making the link...'}
              {!isPending && (isMailed ? 'Send the mail' : 'Make the link')}
            </Button>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
