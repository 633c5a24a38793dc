/** The contact form: in the dialog with an interest and an optional message, on the page with a required message. */

import type { ContactDialogProps } from 'platform';
import { useState } from 'react';
import { type ContactSource, contactAction, leadPaths, unknownHomeMessage } from 'schema';
import { Stack } from 'ui';
import { FormGrid } from 'ui/form';
import { Honeypot } from '../form/honeypot.tsx';
import { PhoneField } from '../form/phone-field.tsx';
import { RememberMe } from '../form/remember-me.tsx';
import { type FormFoot, SendRow } from '../form/send-row.tsx';
import { TextBox, TextField } from '../form/text-field.tsx';
import { type Taken, useLeadForm } from '../form/use-lead-form.ts';
import { InterestField } from './interest-field.tsx';
import { PreferredTimes } from './preferred-times.tsx';
import { checkContact, readContact } from './read-contact.ts';

type ContactFormProps = ContactDialogProps & {
  source: ContactSource;
  onSent?: (taken: Taken) => void;
  /** The gateway knows no such home. From then on the form is about none, and can be sent. */
  onUnknownHome?: () => void;
  Foot?: FormFoot;
};

export function ContactForm(props: ContactFormProps) {
  const { source, property: asked, wish, interest, message, onSent = () => undefined, onUnknownHome, Foot } = props;
  const [unknownHome, setUnknownHome] = useState<string>();
  const property = asked?.id === unknownHome ? undefined : asked;
  const leftAs = JSON.stringify([source, asked?.id, asked?.inquiryType, wish, interest, message]);
  const isDialog = source === 'modal';
  const { errors, isPending, outcome, formProps } = useLeadForm({
    path: leadPaths.contacts,
    action: contactAction(source),
    read: (fields) => readContact(fields, source, { property, wish }),
    check: checkContact,
    sent: { title: 'Message Sent!', description: "Thank you for reaching out. I'll get back to you within 24 hours." },
    failed: 'There was a problem submitting your message. Please try again.',
    onRefused({ propertyId }) {
      if (!propertyId) return undefined;
      setUnknownHome(asked?.id);
      onUnknownHome?.();
      return unknownHomeMessage;
    },
    leftAs,
    onSent,
  });
  const hasInterest = isDialog && !property && !wish;
  return (
    <form {...formProps}>
      <Stack gap="s5">
        <FormGrid>
          {property?.inquiryType === 'showing' && <PreferredTimes leftAs={leftAs} errors={errors} />}
          <TextField name="name" label="Name" note="(required)" autoComplete="name" required errors={errors} />
          <TextField
            name="email"
            label="Email"
            note="(required)"
            type="email"
            autoComplete="email"
            required
            errors={errors}
          />
          <PhoneField errors={errors} isWhole={!hasInterest} />
          {hasInterest && <InterestField chosen={interest} errors={errors} />}
          <TextBox
            name="message"
            label="Message"
            note={isDialog ? '(optional)' : '(required)'}
            required={!isDialog}
            rows={isDialog ? 3 : 6}
            placeholder={property || wish ? undefined : 'Which town, and when?'}
            defaultValue={message}
            errors={errors}
            isWhole
          />
        </FormGrid>
        <input type="hidden" name="source" value={source} />
        {property && <input type="hidden" name="propertyId" value={property.id} />}
        {property && <input type="hidden" name="inquiryType" value={property.inquiryType} />}
        <RememberMe />
        <Honeypot />
        <SendRow isPending={isPending} outcome={outcome} label="Send Message" pendingLabel="Sending..." Foot={Foot} />
      </Stack>
    </form>
  );
}
