/** What every lead form does with a submit besides: prove human, send once, and say how it went. Input stays until it is sent. */

import { BotCheckError, botCheckToken, getSite, RestError, send, toast } from 'platform';
import { type FocusEvent, useContext, useRef } from 'react';
import { answerBy, type BotCheckAction, botCheckFailedMessage, type ErrorBody, type Parsed, sentInWords } from 'schema';
import { byField, fieldlessWords, type Refusal, useForm } from 'ui/form';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { remember } from './remembered.ts';
import { sentLead } from './sent-lead.ts';
import { Submitted } from './submitted.ts';
import { readTrace } from './trace.ts';
import { leadFormMark } from './unsent-input.ts';

/** Over the gateway's words for what it keeps until it can store it. */
export const keptTitle = 'Message Kept';

/** What a lead came to that was taken on. */
export type Taken = {
  /** The gateway's own words for one that it could not store yet. */
  kept?: string;
  /** Until when any other is answered. */
  answerBy?: Date;
};

type LeadForm<Input extends object, Read> = {
  path: string;
  /** The form's fields as the contract wants them. */
  read: (fields: FormData) => Read;
  check: (input: Read) => Parsed<Input>;
  /** Absent where the call needs no token. */
  action?: BotCheckAction;
  /** Said when it has been sent; absent where the form itself says so. */
  sent?: { title: string; description: string };
  failed: string;
  /** Whether a failure is told in the gateway's own words where it has any. */
  isReasonShown?: boolean;
  onSent: (taken: Taken) => void;
};

export function useLeadForm<Input extends object, Read>({
  path,
  read,
  check,
  action,
  sent,
  failed,
  isReasonShown = true,
  onSent,
}: LeadForm<Input, Read>) {
  const submitted = useContext(Submitted);
  const firstFocus = useRef<number | undefined>(undefined);
  const keys = useRef(createIdempotencyKeys());

  function explain(error: unknown): Refusal {
    const reason = isReasonShown && error instanceof RestError ? error.shown : undefined;
    const words = error instanceof BotCheckError ? botCheckFailedMessage : reason || fieldlessWords(error) || failed;
    toast({ title: 'Error', description: words, variant: 'destructive' });
    return { words, errors: error instanceof RestError ? byField(error.issues) : {} };
  }

  /** What was accepted while the site cannot store it is told in the gateway's words: ours would promise too much. */
  function thank(answer: Partial<ErrorBody>): string | undefined {
    const kept = answer.code === 'KEPT' ? (answer.message ?? '') : undefined;
    if (kept !== undefined) {
      if (sent) toast({ title: keptTitle, description: kept });
      onSent({ kept });
      return sent && `${keptTitle} ${kept}`;
    }
    const by = answerBy(new Date(), getSite().replyWithinHours);
    if (sent) toast(sent);
    onSent({ answerBy: by });
    return sent && sentInWords(by);
  }

  async function submit(input: Input, form: HTMLFormElement): Promise<string | undefined> {
    const recaptchaToken = action && (await botCheckToken(action));
    const trace = readTrace(new FormData(form), firstFocus.current);
    const headers = { 'idempotency-key': keys.current.of(input) };
    const lead = { ...input, ...(recaptchaToken ? { recaptchaToken } : {}), trace };
    const answer = await send<Partial<ErrorBody> | undefined>('POST', path, lead, headers);
    // The gateway tells what it has taken on: an empty answer is another's, who stands between.
    if (!answer) throw new Error(`${path} was answered by nothing`);
    remember(form);
    form.reset();
    keys.current.forget();
    sentLead.keep();
    return thank(answer);
  }

  const { formProps, ...state } = useForm<Input>({
    read: (fields) => check(read(fields)),
    send: submit,
    explain,
    before: submitted && { words: submitted.message, errors: submitted.errors },
  });

  return {
    ...state,
    formProps: {
      ...formProps,
      ...leadFormMark,
      // What HTML does with it where no script runs; the gateway answers that with pages.
      method: 'post',
      action: path,
      onFocus: ({ nativeEvent }: FocusEvent) => {
        // React repeats what came before it: when that was, it does not say.
        if (nativeEvent.isTrusted) firstFocus.current ??= performance.now();
      },
    },
  };
}
