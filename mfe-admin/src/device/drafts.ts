/** Drafts of homes, answers, the site and small forms. All are stored as text, under keys with these prefixes. */

import { askBeforeUnload } from './ask-before-unload.ts';

export const homeDraft = 'home-draft:';
export const answerDraft = 'admin.answer.';
export const siteDraft = 'site-draft:';
export const formDraft = 'form-draft:';

/** In the storage of the tab. No draft: nothing of it is lost. */
export const lastImport = 'last-import';

const isDraft = (key: string): boolean =>
  [homeDraft, answerDraft, siteDraft, formDraft].some((one) => key.startsWith(one));

/** Texts that the browser does not store, because its storage is blocked or full. They live as long as the page. */
const unkept = new Map<string, string>();

let stopAsking: (() => void) | undefined;

/** Throws if storage is blocked. */
export const readText = (key: string): string | null => unkept.get(key) ?? localStorage.getItem(key);

/** Null deletes the text. What cannot be stored is read again from the page, which asks before it is left. */
export function keepText(key: string, text: string | null): void {
  unkept.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) unkept.set(key, text);
  }
  stopAsking?.();
  stopAsking = unkept.size > 0 ? askBeforeUnload() : undefined;
}

function stored(): string[] {
  try {
    return Object.keys(localStorage).filter(isDraft);
  } catch {
    return []; // Storage is blocked.
  }
}

const drafts = (): Set<string> => new Set([...stored(), ...unkept.keys()]);

export const countDrafts = (): number => drafts().size;

export const forgetDrafts = (): void => {
  for (const key of drafts()) keepText(key, null);
  try {
    sessionStorage.removeItem(lastImport);
  } catch {
    // Storage is blocked, so there is nothing to forget.
  }
};
