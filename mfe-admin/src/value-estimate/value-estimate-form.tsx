import { toast } from 'platform';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button, Cluster, Stack } from 'ui';
import { Field, type FieldErrors, focusFirst, TextInput } from 'ui/form';
import { keepForm, readForm } from '../device/form-drafts.ts';
import type { ValueEstimateRowFragment } from '../generated/operations.ts';
import { useLeaveGuard } from '../home/use-leave-guard.tsx';
import { explainFailure, isConflict } from '../property-form/errors.ts';
import { amounts, readFigures, type Typed, typedOf } from './figures.ts';
import type { useValueEstimate } from './use-value-estimate.ts';
import * as styles from './value-estimate.css.ts';

type FormProps = Pick<ReturnType<typeof useValueEstimate>, 'set' | 'askAgain'> & {
  propertyId: string;
  figures: ValueEstimateRowFragment['figures'] | undefined;
  onClose: () => void;
};

export const draftOf = (propertyId: string) => `value-estimate:${propertyId}`;

/** Six amounts and their day. What was typed stays until it is kept; within the home's own form it is none itself. */
export function ValueEstimateForm({ propertyId, figures, set, askAgain, onClose }: FormProps) {
  const draft = draftOf(propertyId);
  const [before] = useState(() => typedOf(figures));
  const [typed, setTyped] = useState<Typed>(() => ({ ...before, ...readForm(draft) }));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  const leaving = useLeaveGuard(
    amounts.some(([name]) => typed[name] !== before[name]) || typed.asOf !== before.asOf,
    'saved',
  );

  function type(next: Typed): void {
    setTyped(next);
    keepForm(draft, next);
  }

  function close(): void {
    keepForm(draft, null);
    onClose();
  }

  function tell(wrong: FieldErrors): void {
    setErrors(wrong);
    const form = fields.current?.form;
    if (form) focusFirst(form, wrong);
  }

  function sayRefusal(error: unknown): void {
    const { title, description } = explainFailure(error);
    if (isConflict(error)) askAgain();
    const words = isConflict(error)
      ? 'It was changed on another device; what it is there stands above. Save again to put yours in its place.'
      : description;
    toast({ title, description: words, variant: 'destructive' });
  }

  async function save(): Promise<void> {
    if (isPending) return;
    const read = readFigures(typed);
    if ('errors' in read) return tell(read.errors);
    setErrors({});
    setPending(true);
    try {
      await set(read.figures);
      close();
    } catch (error) {
      sayRefusal(error);
    } finally {
      setPending(false);
    }
  }

  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void save();
  };
  const control = (name: keyof Typed) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => type({ ...typed, [name]: target.value }),
    onKeyDown: handleKey,
  });

  return (
    <Stack gap="s3">
      {leaving}
      <fieldset ref={fields} className={styles.fields} aria-label="The value estimate">
        {amounts.map(([name, label]) => (
          <Field key={name} label={label} error={errors[name]}>
            <TextInput inputMode="decimal" autoComplete="off" {...control(name)} />
          </Field>
        ))}
        <Field label="As of" error={errors.asOf}>
          <TextInput type="date" {...control('asOf')} />
        </Field>
      </fieldset>
      <Cluster gap="s3">
        <Button tone="brass" size="small" pending={isPending} onClick={() => void save()}>
          {isPending ? 'Saving...' : 'Save estimate'}
        </Button>
        <Button tone="line" size="small" onClick={close}>
          Cancel
        </Button>
      </Cluster>
    </Stack>
  );
}
