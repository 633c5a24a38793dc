import { useEffect, useLayoutEffect } from 'react';
import { leadPaths } from 'schema';
import { leadAddress, leadCaptureInput, parseInput } from 'schema/forms';
import { Button } from 'ui';
import { DialogActions } from 'ui/dialog';
import { FormGrid } from 'ui/form';
import { CallInstead } from '../form/call-instead.tsx';
import * as styles from '../form/form.css.ts';
import { Honeypot } from '../form/honeypot.tsx';
import { OutcomeNote } from '../form/outcome-note.tsx';
import { PhoneField } from '../form/phone-field.tsx';
import { fillIn } from '../form/remembered.ts';
import { type Taken, useLeadForm } from '../form/use-lead-form.ts';
import type { HomeAddress } from './address-step.tsx';
import { RequiredField } from './required-field.tsx';
import { useFirstFocus } from './use-first-focus.ts';

/** The lead as POST /api/leads wants it. The contract treats a blank name as absent. */
const readLead = (fields: FormData, address: HomeAddress): Record<string, unknown> => ({
  name: fields.get('name'),
  email: fields.get('email'),
  phone: fields.get('phone'),
  address: leadAddress(address),
  source: 'exit_intent',
});

type OwnerStepProps = {
  address: HomeAddress;
  onBack: () => void;
  /** Called with whether it is on its way. */
  onSending: (isSending: boolean) => void;
  onSent: (taken: Taken) => void;
};

/** The contact details of the owner. */
export function OwnerStep({ address, onBack, onSending, onSent }: OwnerStepProps) {
  const place = useFirstFocus<HTMLDivElement>();
  const { errors, isPending, outcome, formProps } = useLeadForm({
    path: leadPaths.leads,
    read: (fields) => readLead(fields, address),
    check: (input) => parseInput(leadCaptureInput, input),
    failed: 'Something went wrong. Please try again.',
    isReasonShown: false,
    onSent,
  });
  useEffect(() => {
    const form = place.current?.querySelector('form');
    if (form) fillIn(form);
  }, [place]);
  // In the same render: an Escape a moment after the press would close the popup.
  useLayoutEffect(() => {
    onSending(isPending);
    return () => onSending(false);
  }, [isPending, onSending]);
  return (
    <div ref={place}>
      <form {...formProps} noValidate={false}>
        <FormGrid>
          <RequiredField name="name" label="Name" autoComplete="name" error={errors.name} />
          <RequiredField name="email" label="Email" type="email" autoComplete="email" error={errors.email} />
          <PhoneField errors={errors} isWhole />
        </FormGrid>
        <Honeypot />
        <OutcomeNote outcome={outcome} />
        <DialogActions aside={outcome?.hasFailed ? <CallInstead hasFailed /> : 'You hear from me within 24 hours.'}>
          <div className={styles.pair}>
            <Button tone="line" disabled={isPending} onClick={onBack}>
              Back
            </Button>
            <Button type="submit" tone="brass" pending={isPending}>
              {isPending ? 'Submitting...' : 'Send me the analysis'}
            </Button>
          </div>
        </DialogActions>
      </form>
    </div>
  );
}
