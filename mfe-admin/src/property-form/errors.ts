import { RestError, toast } from 'platform';
import { CombinedGraphQLErrors } from 'platform/apollo';
import type { InputIssue } from 'schema';
import { byField, type FieldErrors, fieldlessWords, type Refusal } from 'ui/form';

/** The photos were refused or did not arrive; nothing was saved. */
export class UploadFailed extends Error {
  override readonly name = 'UploadFailed';
}

const isIssues = (value: unknown): value is InputIssue[] => Array.isArray(value);

type Explained = { title: string; description: string; fields: FieldErrors };

/** What to say of a failure, and beside which fields. */
export function explainFailure(error: unknown): Explained {
  if (error instanceof UploadFailed) {
    const reason = error.cause instanceof RestError ? error.cause.shown : undefined;
    return { title: 'Upload failed', description: 'Failed to upload images', fields: reason ? { images: reason } : {} };
  }
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const issues = first?.extensions?.issues;
    return {
      title: 'Error',
      description: first?.message ?? error.message,
      fields: isIssues(issues) ? byField(issues) : {},
    };
  }
  const fieldless = fieldlessWords(error);
  if (fieldless) return { title: 'Error', description: fieldless, fields: {} };
  const description = navigator.onLine
    ? 'The gateway did not answer. Please try again.'
    : 'This needs a line, and there is none. Please try again when it is back.';
  return { title: 'Error', description, fields: {} };
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
