/** What becomes of a photo whose upload failed. */

import { RestError } from 'platform';
import { isUnreached, offline } from '../connection/connection.ts';
import { explainFailure, isGone } from '../property-form/errors.ts';
import { isSignedOut } from '../session/sign-in-again.ts';
import { Refused } from './prepare-photo.ts';

const problemOf = (error: unknown, name: string): string => {
  if (error instanceof Refused) return error.message;
  if (isGone(error)) return `${name} is not added: this home was deleted.`;
  if (error instanceof RestError && error.shown) return error.shown;
  if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))
    return 'Line dropped';
  // As where the home has as many as it can have.
  return explainFailure(error).fields.images ?? 'Not taken';
};

/** Whether another try would give the same answer. */
const isFinal = (error: unknown): boolean =>
  error instanceof Refused || isGone(error) || (error instanceof RestError && [400, 413, 415].includes(error.status));

/** Only without a connection does a photo wait for it. Otherwise the agent tries a failed photo again. */
const hasNoLine = (error: unknown): boolean => isUnreached(error) && (offline.get() || !navigator.onLine);

export type Failure = { state: 'failed' | 'refused'; problem: string; lacksLogIn: boolean };

type Failed = {
  name: string;
  /** Whether the gateway has the photo already, and only the home does not. */
  isUp: boolean;
  /** Stores the photo until the connection is back. False if that is not possible; rejects if its file cannot be read. */
  wait: () => Promise<boolean>;
};

const failure = (error: unknown, name: string): Failure => ({
  state: isFinal(error) ? 'refused' : 'failed',
  problem: problemOf(error, name),
  lacksLogIn: isSignedOut(error),
});

/** What its tile says. Null if it has none any more: it was stopped, or waits for the connection. Never rejects. */
export async function failureOf(error: unknown, { name, isUp, wait }: Failed): Promise<Failure | null> {
  if (error instanceof DOMException && error.name === 'AbortError') return null;
  if (!hasNoLine(error)) return failure(error, name);
  try {
    return (await wait()) ? null : failure(error, name);
  } catch (unread) {
    // The file went as the line did. What is up already needs no file to be tried again.
    return failure(isUp ? error : unread, name);
  }
}
