import { RestError, toast } from 'platform';
import { CombinedGraphQLErrors } from 'platform/apollo';
import type { InputIssue } from 'schema';

/** The first thing wrong with each field, by its name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The photos were refused or did not arrive; nothing was saved. */
export class UploadFailed extends Error {
  override readonly name = 'UploadFailed';
}

export const byField = (issues: readonly InputIssue[]): FieldErrors =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0] ?? ''), message]));

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
  const description = navigator.onLine
    ? 'The gateway did not answer. Please try again.'
    : 'This needs a line, and there is none. Please try again when it is back.';
  return { title: 'Error', description, fields: {} };
}

/** Says what went wrong, in a toast. */
export function sayFailure(error: unknown): void {
  const { title, description } = explainFailure(error);
  toast({ title, description, variant: 'destructive' });
}
