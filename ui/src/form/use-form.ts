import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirst } from './focus-first.ts';

/** The first thing wrong with each field, by its name. */
export type FieldErrors = Readonly<Record<string, string>>;

type FieldIssue = { path: readonly PropertyKey[]; message: string };

/** How the last try went, in words. */
export type Outcome = { hasFailed: boolean; words: string };

/** Why a try failed, in words, and what of it belongs beside the fields. */
export type Refusal = { words: string; errors: FieldErrors };

type FormOptions<Input> = {
  /** The fields as the contract wants them, or what is wrong with them. */
  read: (fields: FormData) => { ok: true; value: Input } | { ok: false; issues: readonly FieldIssue[] };
  /** Does what the form is for, once at a time. Resolves with words for its outcome, or with none. What it rejects with is explained. */
  send: (input: Input, form: HTMLFormElement) => Promise<string | undefined>;
  explain: (error: unknown) => Refusal;
  /** What an earlier try left, where the page came back with it. */
  before?: Refusal | undefined;
};

/** What is wrong stands at no field of the form. */
class FieldlessError extends Error {
  override readonly name = 'FieldlessError';

  constructor([issue]: readonly FieldIssue[]) {
    super(
      issue ? `This cannot be sent. ${issue.path.map(String).join('.')}: ${issue.message}` : 'This cannot be sent.',
    );
  }
}

/** What to say of it to whoever pressed; nothing where it is another error. */
export const fieldlessWords = (error: unknown): string | undefined =>
  error instanceof FieldlessError ? error.message : undefined;

/** Whether something is said in the form of what is wrong, where it can be seen. */
const isTold = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll('[aria-invalid="true"], [role="alert"]')].some((element) => element.checkVisibility());

/** Issues by the name of their field: `preferredTimes.1`, and `preferredTimes` for a form that has one field for all of them. */
export function byField(issues: readonly FieldIssue[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues)
    for (const name of [path.map(String).join('.'), String(path[0] ?? '')]) errors[name] ??= message;
  return errors;
}

/**
 * What every form does with a submit: reads and checks its fields, leads to the first that is wrong, sends once at a time, and
 * tells what was refused beside its field, or as the form's own failure: no press is without an answer. The input stays as it was
 * typed unless `send` resets the form.
 */
export function useForm<Input>({ read, send, explain, before }: FormOptions<Input>) {
  const [errors, setErrors] = useState<FieldErrors>(before?.errors ?? {});
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | undefined>(before && { hasFailed: true, words: before.words });

  function refuse(form: HTMLFormElement, found: FieldErrors): void {
    setErrors(found);
    focusFirst(form, found);
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    setOutcome(undefined);
    try {
      const reading = read(new FormData(form));
      if (!reading.ok) {
        // Drawn at once, to see whether any field tells of it.
        flushSync(() => refuse(form, byField(reading.issues)));
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

  return { errors, isPending, outcome, formProps: { noValidate: true, onSubmit: handleSubmit } };
}
