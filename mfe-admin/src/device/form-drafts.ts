/**
 * What is typed into a small form and not saved, stored on the device, so that nothing is lost by Back, a closed tab or
 * an ended session.
 */

import { formDraft } from './drafts.ts';

export type Texts = Readonly<Record<string, string>>;

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** Undefined if there is none, or if the device stores nothing. */
export function readForm(form: string): Texts | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(formDraft + form) ?? 'null');
    return isTexts(kept) ? kept : undefined;
  } catch {
    return undefined; // Storage is blocked, or its content is invalid. What is typed then lives as long as the page.
  }
}

/** Null deletes the texts. */
export function keepForm(form: string, texts: Texts | null): void {
  try {
    if (texts === null) localStorage.removeItem(formDraft + form);
    else localStorage.setItem(formDraft + form, JSON.stringify(texts));
  } catch {
    // Storage is blocked or full.
  }
}
