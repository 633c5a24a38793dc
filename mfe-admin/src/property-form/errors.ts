import { toast } from 'platform';
import { CombinedGraphQLErrors } from 'platform/apollo';
import type { InputIssue } from 'schema';
import { byField, type FieldErrors, fieldlessWords, type Refusal } from 'ui/form';
import { failureWords } from '../connection/failure-words.ts';
import { hasCode } from '../connection/has-code.ts';
import { inSentences } from '../connection/in-sentences.ts';
import { noteTold } from '../connection/told-failures.ts';

/** The photos were refused or not received. Nothing was saved. */
export class UploadFailed extends Error {
  override readonly name = 'UploadFailed';
}

const isIssues = (value: unknown): value is InputIssue[] => Array.isArray(value);

type Explained = { title: string; description: string; fields: FieldErrors };

/** The message about a failure, and the errors of single fields. */
export function explainFailure(error: unknown): Explained {
  if (error instanceof UploadFailed) {
    const fields = { images: failureWords(error.cause) };
    return { title: 'Upload failed', description: 'Failed to upload images', fields };
  }
  const issues = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.issues : undefined;
  const description = fieldlessWords(error) ?? failureWords(error);
  return { title: 'Error', description, fields: isIssues(issues) ? byField(issues) : {} };
}

/** Whether somebody else has changed the same thing meanwhile. */
export const isConflict = (error: unknown): boolean => hasCode(error, 'CONFLICT');

/** Whether it is there no more, as after another device deleted it. */
export const isGone = (error: unknown): boolean => hasCode(error, 'NOT_FOUND');

/** For removals: what is gone already, as after a lost answer, is removed. Rethrows any other error. */
export function unlessGone(error: unknown): void {
  if (!isGone(error)) throw error;
}

/** Shows in a toast what went wrong and what to do. A form shows the errors of its fields. */
export function toastFailure(error: unknown, advice = ''): Refusal {
  const { title, fields, ...explained } = explainFailure(error);
  const description = inSentences(explained.description, advice);
  toast({ title, description, variant: 'destructive' });
  noteTold(error);
  return { words: description, errors: fields };
}
