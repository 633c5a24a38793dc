/** What is half written: of homes and of answers. Both are kept as text, by keys that begin so. */

export const homeDraft = 'home-draft:';
export const answerDraft = 'admin.answer.';

const isDraft = (key: string): boolean => key.startsWith(homeDraft) || key.startsWith(answerDraft);

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
