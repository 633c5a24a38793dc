/**
 * What is typed into a small form and not saved, stored on the device, so that nothing is lost by Back, a closed tab or
 * an ended session.
 */

import { formDraft, keepText, readText } from './drafts.ts';

export type Texts = Readonly<Record<string, string>>;

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** Undefined if there is none. */
export function readForm(form: string): Texts | undefined {
  try {
    const kept: unknown = JSON.parse(readText(formDraft + form) ?? 'null');
    return isTexts(kept) ? kept : undefined;
  } catch {
    return undefined; // Storage is blocked, or its content is invalid.
  }
}

/** Null deletes the texts. */
export const keepForm = (form: string, texts: Texts | null): void =>
  keepText(formDraft + form, texts && JSON.stringify(texts));
