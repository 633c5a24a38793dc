import { homePropertyTypeLabels, homePropertyTypes, leadPaths } from 'schema';
import { homeValuationInput, parseInput } from 'schema/forms';
import { Stack } from 'ui';
import { Field, type FieldErrors, FormGrid, Select } from 'ui/form';
import * as styles from '../form/form.css.ts';
import { Honeypot } from '../form/honeypot.tsx';
import { PhoneField } from '../form/phone-field.tsx';
import { RememberMe } from '../form/remember-me.tsx';
import { type FormFoot, SendRow } from '../form/send-row.tsx';
import { useSubmitted } from '../form/submitted.ts';
import { TextBox, TextField } from '../form/text-field.tsx';
import { traceFields } from '../form/trace.ts';
import { useLeadForm } from '../form/use-lead-form.ts';

function PropertyTypeField({ errors }: { errors: FieldErrors }) {
  return (
    <Field label="Property type" note="(required)" error={errors.propertyType} isRequired>
      <Select name="propertyType" defaultValue="" {...useSubmitted('propertyType')}>
        <option value="">Choose one</option>
        {homePropertyTypes.map((type) => (
          <option key={type} value={type}>
            {homePropertyTypeLabels[type]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/**
 * All that the visitor typed, without the fields about how the lead came about. By the contract, blank texts count as
 * absent.
 */
const readValuation = (fields: FormData): Record<string, unknown> =>
  Object.fromEntries([...fields].filter(([name]) => !traceFields.has(name)));

type ValuationFormProps = { onSent?: () => void; Foot?: FormFoot };

export function ValuationForm({ onSent = () => undefined, Foot }: ValuationFormProps) {
  const { errors, isPending, outcome, formProps } = useLeadForm({
    path: leadPaths.homeValuations,
    action: 'HOME_VALUATION_SUBMIT',
    read: readValuation,
    check: (input) => parseInput(homeValuationInput, input),
    sent: {
      title: 'Valuation Request Submitted!',
      description: "Thank you. I'll send you a market analysis of your home within 24 hours.",
    },
    failed: 'There was a problem submitting your request. Please try again.',
    leftAs: 'valuation',
    onSent,
  });
  return (
    <form {...formProps}>
      <Stack gap="s5">
        <FormGrid>
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
          <PhoneField errors={errors} />
          <PropertyTypeField errors={errors} />
          <TextField
            name="address"
            label="Street address"
            note="(required)"
            autoComplete="street-address"
            required
            errors={errors}
            isWhole
          />
          <TextField
            name="city"
            label="City"
            note="(required)"
            autoComplete="address-level2"
            required
            errors={errors}
          />
          <TextField
            name="zipCode"
            label="ZIP code"
            note="(required)"
            autoComplete="postal-code"
            inputMode="numeric"
            required
            errors={errors}
          />
          <div className={styles.trio}>
            <TextField name="bedrooms" label="Bedrooms" inputMode="decimal" errors={errors} />
            <TextField name="bathrooms" label="Bathrooms" inputMode="decimal" errors={errors} />
            <TextField name="squareFeet" label="Square feet" inputMode="numeric" errors={errors} />
          </div>
          <TextBox name="additionalInfo" label="Additional information" rows={2} errors={errors} isWhole />
        </FormGrid>
        <RememberMe />
        <Honeypot />
        <SendRow
          Foot={Foot}
          isPending={isPending}
          outcome={outcome}
          label="Request my valuation"
          pendingLabel="Submitting..."
        />
      </Stack>
    </form>
  );
}
