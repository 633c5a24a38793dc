/** What is typed into a small form and not saved yet, kept on the device: Back, a closed tab or an ended session costs none of it. */

import { formDraft } from './drafts.ts';

export type Texts = Readonly<Record<string, string>>;

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** Undefined without any, or where the device keeps nothing. */
export function readForm(form: string): Texts | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(formDraft + form) ?? 'null');
    return isTexts(kept) ? kept : undefined;
  } catch {
    return undefined; // Storage is refused or full of something else: then what is typed lives as long as the page.
  }
}

/** Forgets them with `null`. */
export function keepForm(form: string, texts: Texts | null): void {
  try {
    if (texts === null) localStorage.removeItem(formDraft + form);
    else localStorage.setItem(formDraft + form, JSON.stringify(texts));
  } catch {
    // As above.
  }
}
