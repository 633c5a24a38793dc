/** What is being written, kept on this device until it has gone out: a closed tab, a lost line or an ended session costs no word. */

import { answerDraft } from '../device/drafts.ts';

export type Draft = {
  id: string;
  subject: string;
  body: string;
  /** Of a showing that is proposed. */
  day?: string;
  time?: string;
};

const keyOf = (leadId: string, channel: string) => `${answerDraft}${leadId}.${channel}`;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  (['id', 'subject', 'body'] as const).every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

/** Null without one, or where the device keeps nothing. */
export function readDraft(leadId: string, channel: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(leadId, channel)) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    // Storage is refused or full of something else: then what is typed lives as long as the page.
    return null;
  }
}

export function keepDraft(leadId: string, channel: string, draft: Draft | null): void {
  try {
    if (draft === null) localStorage.removeItem(keyOf(leadId, channel));
    else localStorage.setItem(keyOf(leadId, channel), JSON.stringify(draft));
  } catch {
    // As above.
  }
}
