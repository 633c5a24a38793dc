import { toast } from 'platform';
import { useRef, useState } from 'react';
import { Button, Cluster, Stack } from 'ui';
import { Field, type FieldErrors, focusFirst, TextInput } from 'ui/form';
import { keepForm, readForm } from '../device/form-drafts.ts';
import type { ValueEstimateRowFragment } from '../generated/operations.ts';
import { useLeaveGuard } from '../home/use-leave-guard.tsx';
import { onEnter } from '../keys/on-enter.ts';
import { isConflict, toastFailure } from '../property-form/errors.ts';
import { amounts, readFigures, type Typed, typedOf } from './figures.ts';
import type { useValueEstimate } from './use-value-estimate.ts';
import * as styles from './value-estimate.css.ts';

type FormProps = Pick<ReturnType<typeof useValueEstimate>, 'set' | 'refetch'> & {
  propertyId: string;
  newest: ValueEstimateRowFragment | undefined;
  onClose: () => void;
};

export const draftOf = (propertyId: string) => `value-estimate:${propertyId}`;

/**
 * Six amounts and their date. What was typed stays until it is saved. It is no form of its own, because it is inside
 * the home's form.
 */
export function ValueEstimateForm({ propertyId, newest, set, refetch, onClose }: FormProps) {
  const draft = draftOf(propertyId);
  const [left] = useState(() => readForm(draft));
  const [before] = useState(() => typedOf(newest?.figures));
  const [typed, setTyped] = useState<Typed>(() => ({ ...before, ...left }));
  /** The version when the form was begun. Undefined after another device's change was shown. */
  const seen = useRef<number | undefined>(Number(left?.version ?? newest?.version ?? 0));
  const isEdited = (now: Typed) => amounts.some(([name]) => now[name] !== before[name]) || now.asOf !== before.asOf;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  const leaving = useLeaveGuard(isEdited(typed), 'saved');

  function type(next: Typed): void {
    setTyped(next);
    const version = String(seen.current ?? newest?.version ?? 0);
    keepForm(draft, isEdited(next) ? { ...next, version } : null);
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
    if (!isConflict(error)) return void toastFailure(error);
    seen.current = undefined;
    refetch();
    const description =
      'It was changed on another device; what it is there stands above. Save again to put yours in its place.';
    toast({ title: 'Error', description, variant: 'destructive' });
  }

  async function save(): Promise<void> {
    if (isPending) return;
    const read = readFigures(typed);
    if ('errors' in read) return tell(read.errors);
    setErrors({});
    setPending(true);
    try {
      await set(read.figures, seen.current);
      close();
    } catch (error) {
      sayRefusal(error);
    } finally {
      setPending(false);
    }
  }

  const handleKey = onEnter(() => void save());
  const control = (name: keyof Typed) => ({
    name,
    value: typed[name],
    // The form closes with the answer: what is typed meanwhile would be lost.
    readOnly: isPending,
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
