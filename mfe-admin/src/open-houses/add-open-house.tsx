import { useRef, useState } from 'react';
import { newOpenHouse, parseInput } from 'schema/forms';
import { Button, cx, Stack } from 'ui';
import { byField, Field, type FieldErrors, focusFirst, TextInput } from 'ui/form';
import { momentAt, skippedWords } from '../clock/new-york.ts';
import { keepForm, readForm } from '../device/form-drafts.ts';
import { newId } from '../device/new-id.ts';
import { useLeaveGuard } from '../home/use-leave-guard.tsx';
import { onEnter } from '../keys/on-enter.ts';
import { toastFailure } from '../property-form/errors.ts';
import { refetchAllAfter } from '../session/use-agent-query.ts';
import { offPaper } from '../theme/paper.css.ts';
import * as styles from './open-houses.css.ts';
import type { useOpenHouses } from './use-open-houses.ts';

type Typed = { id: string; day: string; from: string; to: string };

const nothing = (): Typed => ({ id: newId(), day: '', from: '13:00', to: '15:00' });

const inputOf = ({ id, day, from, to }: Typed) => ({
  id,
  startsAt: momentAt(day, from)?.toISOString() ?? '',
  endsAt: momentAt(day, to)?.toISOString() ?? '',
});

/**
 * A day and its hours. What was typed stays until it is saved. It is no form of its own, because it is inside the
 * home's form.
 */
export function AddOpenHouse({
  propertyId,
  add,
}: { propertyId: string } & Pick<ReturnType<typeof useOpenHouses>, 'add'>) {
  const draft = `open-house:${propertyId}`;
  const [typed, setTyped] = useState<Typed>(() => ({ ...nothing(), ...readForm(draft) }));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPending, setPending] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  const leaving = useLeaveGuard(typed.day !== '', 'saved');

  const latest = useRef(typed);

  /** Another day or hour makes another open house, with a new id. */
  function type(part: Partial<Typed>): void {
    const next = { ...latest.current, ...part, id: newId() };
    latest.current = next;
    setTyped(next);
    keepForm(draft, next.day ? next : null);
  }

  const tell = ({ startsAt, endsAt }: FieldErrors) =>
    tellAt({ ...(startsAt && { day: startsAt }), ...(endsAt && !startsAt && { to: endsAt }) });

  function tellAt(wrong: FieldErrors): void {
    setErrors(wrong);
    const form = fields.current?.form;
    if (form) focusFirst(form, wrong);
  }

  async function save(): Promise<void> {
    if (isPending) return;
    const [from, to] = [skippedWords(typed.day, typed.from), skippedWords(typed.day, typed.to)];
    if (from || to) return tellAt({ ...(from && { from }), ...(to && { to }) });
    const input = inputOf(typed);
    const parsed = parseInput(newOpenHouse, input);
    if (!parsed.ok) return tell(typed.day ? byField(parsed.issues) : { startsAt: 'Choose a day' });
    setErrors({});
    setPending(true);
    try {
      await add(input);
      // What was typed meanwhile is the next one.
      if (latest.current.id === input.id) type(nothing());
    } catch (error) {
      tell(toastFailure(error).errors);
      // It may be there though its answer was lost. Unseen, it would be added again at another hour.
      refetchAllAfter(error);
    } finally {
      setPending(false);
    }
  }

  const handleKey = onEnter(() => void save());

  return (
    <Stack gap="s3">
      {leaving}
      <fieldset ref={fields} className={cx(styles.fields, offPaper)} aria-label="Add an open house">
        <Field label="Day" error={errors.day} isWhole>
          <TextInput
            name="day"
            type="date"
            value={typed.day}
            onChange={(event) => type({ day: event.target.value })}
            onKeyDown={handleKey}
          />
        </Field>
        <Field label="From" error={errors.from}>
          <TextInput
            name="from"
            type="time"
            value={typed.from}
            onChange={(event) => type({ from: event.target.value })}
            onKeyDown={handleKey}
          />
        </Field>
        <Field label="To" error={errors.to}>
          <TextInput
            name="to"
            type="time"
            value={typed.to}
            onChange={(event) => type({ to: event.target.value })}
            onKeyDown={handleKey}
          />
        </Field>
      </fieldset>
      <Button tone="line" size="small" pending={isPending} onClick={() => void save()}>
        {isPending ? 'Adding...' : 'Add open house'}
      </Button>
    </Stack>
  );
}
