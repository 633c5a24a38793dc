/**
 * The draft of an answer, stored on this device until it is sent, so that nothing is lost with a closed tab, a lost
 * connection or an ended session.
 */

import { answerDraft, keepText, readText } from '../device/drafts.ts';

export type Draft = {
  id: string;
  subject: string;
  body: string;
  /** Of a proposed showing. */
  day?: string;
  time?: string;
  /** It was sent, and perhaps its answer was lost: its id is kept, so that other words are not taken for the same. */
  isAsked?: boolean;
};

const keyOf = (leadId: string, channel: string) => `${answerDraft}${leadId}.${channel}`;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  (['id', 'subject', 'body'] as const).every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

/** Null if there is none. */
export function readDraft(leadId: string, channel: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(readText(keyOf(leadId, channel)) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    return null; // Storage is blocked, or its content is invalid.
  }
}

export const keepDraft = (leadId: string, channel: string, draft: Draft | null): void =>
  keepText(keyOf(leadId, channel), draft && JSON.stringify(draft));
