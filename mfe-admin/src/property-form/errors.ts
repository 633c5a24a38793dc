import { toast } from 'platform';
import { CombinedGraphQLErrors } from 'platform/apollo';
import type { InputIssue } from 'schema';
import { byField, type FieldErrors, fieldlessWords, type Refusal } from 'ui/form';
import { failureWords } from '../line/failure-words.ts';

/** The photos were refused or did not arrive; nothing was saved. */
export class UploadFailed extends Error {
  override readonly name = 'UploadFailed';
}

const isIssues = (value: unknown): value is InputIssue[] => Array.isArray(value);

type Explained = { title: string; description: string; fields: FieldErrors };

/** What to say of a failure, and beside which fields. */
export function explainFailure(error: unknown): Explained {
  if (error instanceof UploadFailed) {
    const fields = { images: failureWords(error.cause) };
    return { title: 'Upload failed', description: 'Failed to upload images', fields };
  }
  const issues = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.issues : undefined;
  const description = fieldlessWords(error) ?? failureWords(error);
  return { title: 'Error', description, fields: isIssues(issues) ? byField(issues) : {} };
}

/** Whether somebody else has changed meanwhile what was to be changed. */
export const isConflict = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'CONFLICT');

/** Says what went wrong, in a toast, and what to do about it; a form tells the rest beside its fields. */
export function sayFailure(error: unknown, advice = ''): Refusal {
  const { title, fields, ...explained } = explainFailure(error);
  const description = [explained.description, advice].filter(Boolean).join('. ');
  toast({ title, description, variant: 'destructive' });
  return { words: description, errors: fields };
}
