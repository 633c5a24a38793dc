import { Checkbox, type FieldErrors } from 'ui/form';
import * as styles from './form.css.ts';
import { useSubmitted } from './submitted.ts';
import { TextField } from './text-field.tsx';
import { CONSENT } from './trace.ts';

/** A phone number, and whether the agent may use it. The sender must tick the box. */
export function PhoneField({ errors, isWhole = false }: { errors: FieldErrors; isWhole?: boolean }) {
  const { defaultValue } = useSubmitted(CONSENT);
  return (
    <div className={isWhole ? styles.wholePhone : styles.phone}>
      <TextField name="phone" label="Phone" type="tel" autoComplete="tel" errors={errors} />
      <Checkbox name={CONSENT} defaultChecked={Boolean(defaultValue)}>
        You may call or text me.
      </Checkbox>
    </div>
  );
}
