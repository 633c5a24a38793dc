/** Drafts of homes, answers, the site and small forms. All are stored as text, under keys with these prefixes. */

export const homeDraft = 'home-draft:';
export const answerDraft = 'admin.answer.';
export const siteDraft = 'site-draft:';
export const formDraft = 'form-draft:';

/** In the storage of the tab. No draft: nothing of it is lost. */
export const lastImport = 'last-import';

const isDraft = (key: string): boolean =>
  [homeDraft, answerDraft, siteDraft, formDraft].some((one) => key.startsWith(one));

function drafts(): string[] {
  try {
    return Object.keys(localStorage).filter(isDraft);
  } catch {
    return []; // Storage is blocked, so there are no drafts.
  }
}

export const countDrafts = (): number => drafts().length;

export const forgetDrafts = (): void => {
  for (const key of drafts()) localStorage.removeItem(key);
  try {
    sessionStorage.removeItem(lastImport);
  } catch {
    // Storage is blocked, so there is nothing to forget.
  }
};
