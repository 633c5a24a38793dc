/**
 * The draft of an answer, stored on this device until it is sent, so that nothing is lost with a closed tab, a lost
 * connection or an ended session.
 */

import { answerDraft } from '../device/drafts.ts';

export type Draft = {
  id: string;
  subject: string;
  body: string;
  /** Of a proposed showing. */
  day?: string;
  time?: string;
};

const keyOf = (leadId: string, channel: string) => `${answerDraft}${leadId}.${channel}`;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  (['id', 'subject', 'body'] as const).every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

/** Null if there is none, or if the device stores nothing. */
export function readDraft(leadId: string, channel: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(leadId, channel)) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    // Storage is blocked, or its content is invalid. The draft then lives as long as the page.
    return null;
  }
}

export function keepDraft(leadId: string, channel: string, draft: Draft | null): void {
  try {
    if (draft === null) localStorage.removeItem(keyOf(leadId, channel));
    else localStorage.setItem(keyOf(leadId, channel), JSON.stringify(draft));
  } catch {
    // Storage is blocked or full.
  }
}
