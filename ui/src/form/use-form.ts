import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirst } from './focus-first.ts';

/** The first problem of each field, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>;

type FieldIssue = { path: readonly PropertyKey[]; message: string };

/** The result of the last submit, as text. */
export type Outcome = { hasFailed: boolean; words: string };

/** Why a submit failed, as text, and the errors of single fields. */
export type Refusal = { words: string; errors: FieldErrors };

type FormOptions<Input> = {
  /** Reads the fields as the contract wants them, or returns what is wrong with them. */
  read: (fields: FormData) => { ok: true; value: Input } | { ok: false; issues: readonly FieldIssue[] };
  /**
   * Sends the input; never called twice at a time. Resolves with a text about the outcome, or none. `explain` gets what
   * it rejects with.
   */
  send: (input: Input, form: HTMLFormElement) => Promise<string | undefined>;
  explain: (error: unknown) => Refusal;
  /** The refusal of an earlier submit, if the server sent the page back with it. */
  before?: Refusal | undefined;
};

/** The input is wrong, but no field of the form shows why. */
class FieldlessError extends Error {
  override readonly name = 'FieldlessError';

  constructor([issue]: readonly FieldIssue[]) {
    super(
      issue ? `This cannot be sent. ${issue.path.map(String).join('.')}: ${issue.message}` : 'This cannot be sent.',
    );
  }
}

/** The text of a `FieldlessError`. Undefined for other errors. */
export const fieldlessWords = (error: unknown): string | undefined =>
  error instanceof FieldlessError ? error.message : undefined;

/** Whether the form visibly shows an error. */
const isTold = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll('[aria-invalid="true"], [role="alert"]')].some((element) => element.checkVisibility());

/**
 * Issues by the name of their field: `preferredTimes.1`, and also `preferredTimes` for a form that has one field for
 * all of them.
 */
export function byField(issues: readonly FieldIssue[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues)
    for (const name of [path.map(String).join('.'), String(path[0] ?? '')]) errors[name] ??= message;
  return errors;
}

/** An Enter that is held would send again: after a refusal the same input, after a success the empty form. */
function ignoreHeld(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}

/**
 * What every form does on submit. It reads and checks its fields, focuses the first wrong one, sends once at a time,
 * and shows what was refused, beside the field or as an error of the whole form. The input stays as typed unless `send`
 * resets the form.
 */
export function useForm<Input>({ read, send, explain, before }: FormOptions<Input>) {
  const [errors, setErrors] = useState<FieldErrors>(before?.errors ?? {});
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | undefined>(before && { hasFailed: true, words: before.words });

  function refuse(form: HTMLFormElement, found: FieldErrors): void {
    // Rendered at once, to see whether a field shows the error. A refused field may be replaced then, so focus is last.
    flushSync(() => setErrors(found));
    focusFirst(form, found);
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    setOutcome(undefined);
    try {
      const reading = read(new FormData(form));
      if (!reading.ok) {
        refuse(form, byField(reading.issues));
        if (!isTold(form)) throw new FieldlessError(reading.issues);
        return;
      }
      setErrors({});
      setPending(true);
      const words = await send(reading.value, form);
      if (words) setOutcome({ hasFailed: false, words });
    } catch (error) {
      const refusal = explain(error);
      refuse(form, refusal.errors);
      setOutcome({ hasFailed: true, words: refusal.words });
    } finally {
      setPending(false);
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isPending) void submit(event.currentTarget);
  }

  return { errors, isPending, outcome, formProps: { noValidate: true, onSubmit: handleSubmit, onKeyDown: ignoreHeld } };
}
