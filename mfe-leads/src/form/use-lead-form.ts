/** What every lead form does with a submit: read, check, prove human, send once, and say how it went. Input stays until it is sent. */

import { BotCheckError, botCheckToken, RestError, send, toast } from 'platform';
import { type FocusEvent, type FormEvent, useContext, useRef, useState } from 'react';
import { type BotCheckAction, botCheckFailedMessage, type ErrorBody, type InputIssue, type Parsed } from 'schema';
import { focusFirst } from 'ui/form';
import { sentLead } from './sent-lead.ts';
import { createKeys } from './submission-key.ts';
import { Submitted } from './submitted.ts';
import { readTrace } from './trace.ts';
import { leadFormMark } from './unsent-input.ts';

/** Over the gateway's words for what it keeps until it can store it. */
export const keptTitle = 'Message Kept';

/** How the last try went, for the form's own place: a toast goes by, and its code may be lost. */
export type Outcome = { hasFailed: boolean; words: string };

/** The first thing wrong with each field, by its name. */
export type FieldErrors = Readonly<Record<string, string>>;

type LeadForm<Input extends object> = {
  path: string;
  /** The form's fields as the contract wants them. */
  read: (fields: FormData) => unknown;
  check: (input: unknown) => Parsed<Input>;
  /** Absent where the call needs no token. */
  action?: BotCheckAction;
  /** Said when it has been sent; absent where the form itself says so. */
  sent?: { title: string; description: string };
  failed: string;
  /** Whether a failure is told in the gateway's own words where it has any. */
  isReasonShown?: boolean;
  /** `kept`: the gateway's own words for a lead that it could not store yet. */
  onSent: (kept?: string) => void;
};

const byField = (issues: readonly InputIssue[]): FieldErrors =>
  Object.fromEntries(issues.map(({ path, message }) => [path.map(String).join('.'), message]));

export function useLeadForm<Input extends object>({
  path,
  read,
  check,
  action,
  sent,
  failed,
  isReasonShown = true,
  onSent,
}: LeadForm<Input>) {
  const submitted = useContext(Submitted);
  const [errors, setErrors] = useState<FieldErrors>(submitted?.errors ?? {});
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | undefined>(
    submitted && { hasFailed: true, words: submitted.message },
  );
  const firstFocus = useRef<number | undefined>(undefined);
  const keys = useRef(createKeys());

  function explain(error: unknown, form: HTMLFormElement): void {
    if (error instanceof RestError && error.issues.length > 0) {
      const found = byField(error.issues);
      setErrors(found);
      focusFirst(form, found);
    }
    const reason = isReasonShown && error instanceof RestError ? error.shown : undefined;
    const description = error instanceof BotCheckError ? botCheckFailedMessage : reason || failed;
    toast({ title: 'Error', description, variant: 'destructive' });
    setOutcome({ hasFailed: true, words: description });
  }

  /** What was accepted while the site cannot store it is told in the gateway's words: ours would promise too much. */
  function thank(answer: Partial<ErrorBody> | undefined): void {
    const kept = answer?.code === 'KEPT' ? (answer.message ?? '') : undefined;
    const said = sent && (kept === undefined ? sent : { title: keptTitle, description: kept });
    if (said) {
      toast(said);
      setOutcome({ hasFailed: false, words: `${said.title} ${said.description}` });
    }
    onSent(kept);
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    const fields = new FormData(form);
    const parsed = check(read(fields));
    const found = parsed.ok ? {} : byField(parsed.issues);
    setErrors(found);
    if (!parsed.ok) return focusFirst(form, found);
    setPending(true);
    setOutcome(undefined);
    try {
      const recaptchaToken = action && (await botCheckToken(action));
      const trace = readTrace(fields, firstFocus.current);
      const headers = { 'idempotency-key': keys.current.of(parsed.value) };
      const lead = { ...parsed.value, ...(recaptchaToken ? { recaptchaToken } : {}), trace };
      const answer = await send<Partial<ErrorBody> | undefined>('POST', path, lead, headers);
      form.reset();
      keys.current.forget();
      sentLead.keep();
      thank(answer);
    } catch (error) {
      explain(error, form);
    } finally {
      setPending(false);
    }
  }

  return {
    errors,
    isPending,
    outcome,
    formProps: {
      ...leadFormMark,
      // What HTML does with it where no script runs; the gateway answers that with pages.
      method: 'post',
      action: path,
      noValidate: true,
      onFocus: ({ nativeEvent }: FocusEvent) => {
        // React repeats what came before it: when that was, it does not say.
        if (nativeEvent.isTrusted) firstFocus.current ??= performance.now();
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isPending) void submit(event.currentTarget);
      },
    },
  };
}
