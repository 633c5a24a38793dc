/** What is half written: of homes, of answers, of the site and in small forms. All are kept as text, by keys that begin so. */

export const homeDraft = 'home-draft:';
export const answerDraft = 'admin.answer.';
export const siteDraft = 'site-draft:';
export const formDraft = 'form-draft:';

const isDraft = (key: string): boolean =>
  [homeDraft, answerDraft, siteDraft, formDraft].some((one) => key.startsWith(one));

function drafts(): string[] {
  try {
    return Object.keys(localStorage).filter(isDraft);
  } catch {
    return []; // Storage that is forbidden holds none.
  }
}

export const countDrafts = (): number => drafts().length;

export const forgetDrafts = (): void => {
  for (const key of drafts()) localStorage.removeItem(key);
};
