import { useState } from 'react';
import { Button } from 'ui';
import { Field, type FieldErrors, Fieldset, FormGrid, TextInput } from 'ui/form';

const choices = ['First choice', 'Second choice', 'Third choice'] as const;

/** This minute as the browser's own field writes it: `2026-11-20T14:30`, in the visitor's time. */
function thisMinute(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Up to three times at which a visitor would like to see a home. One line at first; the others when they are asked for. */
export function PreferredTimes({ errors }: { errors: FieldErrors }) {
  const [count, setCount] = useState(1);
  return (
    <Fieldset legend="When would you like to see it? (optional)">
      <FormGrid>
        {choices.slice(0, count).map((label, index) => (
          <Field key={label} label={label} error={errors[`preferredTimes.${index}`]}>
            <TextInput type="datetime-local" name="preferredTime" min={thisMinute()} />
          </Field>
        ))}
      </FormGrid>
      {count < choices.length && (
        <div>
          <Button tone="line" size="small" onClick={() => setCount(count + 1)}>
            Add another time
          </Button>
        </div>
      )}
    </Fieldset>
  );
}
