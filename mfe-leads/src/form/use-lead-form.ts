/**
 * What every lead form does on submit, besides `useForm`: checks that the sender is human, sends once, and shows the
 * result. The input stays until it is sent.
 */

import { BotCheckError, botCheckToken, getSite, RestError, send, toast } from 'platform';
import { type FocusEvent, useContext, useEffect, useRef, useState } from 'react';
import { answerBy, type BotCheckAction, botCheckFailedMessage, type ErrorBody, type Parsed, sentInWords } from 'schema';
import { byField, type FieldErrors, fieldlessWords, type Refusal, useForm } from 'ui/form';
import { forgetIdempotencyKey, idempotencyKeyOf } from './idempotency-keys.ts';
import { forgetLeft, isUnconfirmed, keepSending, shownAs, useLeftInput } from './left-input.ts';
import { forgetOnItsWay } from './on-its-way.ts';
import { remember } from './remembered.ts';
import { sentLead } from './sent-lead.ts';
import { Submitted } from './submitted.ts';
import { readTrace } from './trace.ts';
import { leadFormMark } from './unsent-input.ts';

/** The title above the gateway's message about a lead that it cannot store yet. */
export const keptTitle = 'Message Kept';

/** Of a message that was on its way when its visitor went to another document. */
const unconfirmedWords =
  'You left before this was confirmed as sent. Please send it again: unchanged, it arrives only once.';

/** The result of an accepted lead. */
export type Taken = {
  /** The gateway's message about a lead that it could not store yet. */
  kept?: string;
  /** The time by which any other lead is answered. */
  answerBy?: Date;
};

/** The stored lead, or why it is not stored yet. */
type Answer = Partial<ErrorBody> & { createdAt?: string };

type LeadForm<Input extends object, Read> = {
  path: string;
  /** Reads the form's fields as the contract wants them. */
  read: (fields: FormData) => Read;
  check: (input: Read) => Parsed<Input>;
  /** Absent if no token is needed. */
  action?: BotCheckAction;
  /** The toast after it was sent. Absent if the form itself says so. */
  sent?: { title: string; description: string };
  failed: string;
  /** Whether a failure is shown with the gateway's own message, if it has one. */
  isReasonShown?: boolean;
  /** Gets what the gateway refused. Returns what to say in place of its message, if anything. */
  onRefused?: (errors: FieldErrors) => string | undefined;
  /** Names the form, and what it is about, where its input is kept while it is away. */
  leftAs?: string;
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
  onRefused,
  leftAs,
  onSent,
}: LeadForm<Input, Read>) {
  const submitted = useContext(Submitted);
  const firstFocus = useRef<number | undefined>(undefined);

  function explain(error: unknown): Refusal {
    const errors = error instanceof RestError ? byField(error.issues) : {};
    const reason = onRefused?.(errors) ?? (isReasonShown && error instanceof RestError ? error.shown : undefined);
    const words = error instanceof BotCheckError ? botCheckFailedMessage : reason || fieldlessWords(error) || failed;
    toast({ title: 'Error', description: words, variant: 'destructive' });
    return { words, errors };
  }

  /** For a lead that was accepted but not stored yet, the gateway's message is shown: ours would promise too much. */
  function thank(answer: Answer): string | undefined {
    const kept = answer.code === 'KEPT' ? (answer.message ?? '') : undefined;
    if (kept !== undefined) {
      if (sent) toast({ title: keptTitle, description: kept });
      onSent({ kept });
      return sent && `${keptTitle} ${kept}`;
    }
    // The gateway's time, because the visitor's clock may be wrong.
    const by = answerBy(new Date(answer.createdAt ?? Date.now()), getSite().replyWithinHours);
    if (sent) toast(sent);
    onSent({ answerBy: by });
    return sent && sentInWords(by);
  }

  /**
   * The forms that still show what was sent: the visitor may have written on meanwhile, or have left and come back to a new
   * form with the same words.
   */
  const formsWith = (sentInput: Input, form: HTMLFormElement): HTMLFormElement[] =>
    [...new Set([form, shownAs(leftAs) ?? form])].filter((one) => {
      const input = check(read(new FormData(one)));
      return input.ok && JSON.stringify(input.value) === JSON.stringify(sentInput);
    });

  /** The name of the form that shows a message again which was not confirmed. */
  const [unconfirmed, setUnconfirmed] = useState<string>();
  useEffect(() => {
    if (leftAs === undefined || !isUnconfirmed(leftAs)) return;
    setUnconfirmed(leftAs);
    toast({ title: 'Not Confirmed', description: unconfirmedWords, variant: 'destructive' });
  }, [leftAs]);

  async function submit(input: Input, form: HTMLFormElement): Promise<string | undefined> {
    const message = path + JSON.stringify(input);
    const idempotencyKey = idempotencyKeyOf(message);
    if (leftAs === undefined) return sendOnce(input, form, message, idempotencyKey);
    keepSending(leftAs, form, message, idempotencyKey);
    setUnconfirmed(undefined);
    try {
      return await sendOnce(input, form, message, idempotencyKey);
    } catch (error) {
      // Not where nobody answered: so ends, too, what is on its way from a page that is being left.
      if (error instanceof RestError || error instanceof BotCheckError) forgetOnItsWay(leftAs);
      throw error;
    }
  }

  async function sendOnce(
    input: Input,
    form: HTMLFormElement,
    message: string,
    idempotencyKey: string,
  ): Promise<string | undefined> {
    const recaptchaToken = action && (await botCheckToken(action));
    const trace = readTrace(new FormData(form), firstFocus.current);
    const headers = { 'idempotency-key': idempotencyKey };
    const lead = { ...input, ...(recaptchaToken ? { recaptchaToken } : {}), trace };
    const answer = await send<Answer | undefined>('POST', path, lead, headers);
    // The gateway always answers with a body, so an empty answer comes from a proxy.
    if (!answer) throw new Error(`${path} was answered by nothing`);
    // Before the sender is forgotten: what was filled in for them goes with that.
    const said = formsWith(input, form);
    remember(form);
    for (const one of said) one.reset();
    if (leftAs !== undefined) forgetLeft(leftAs);
    forgetIdempotencyKey(message);
    sentLead.keep();
    return thank(answer);
  }

  const leftInput = useLeftInput(leftAs);
  const { formProps, outcome, ...state } = useForm<Input>({
    read: (fields) => check(read(fields)),
    send: submit,
    explain,
    before: submitted && { words: submitted.message, errors: submitted.errors },
  });

  const isTold = outcome === undefined && !state.isPending && unconfirmed !== undefined && unconfirmed === leftAs;
  return {
    ...state,
    outcome: isTold ? { hasFailed: true, words: unconfirmedWords } : outcome,
    formProps: {
      ...formProps,
      ...leadFormMark,
      ref: leftInput,
      // Used by the browser without scripts. The gateway then answers with pages.
      method: 'post',
      action: path,
      onFocus: ({ nativeEvent }: FocusEvent) => {
        // React replays events from before hydration without their time, so these do not count.
        if (nativeEvent.isTrusted) firstFocus.current ??= performance.now();
      },
    },
  };
}
