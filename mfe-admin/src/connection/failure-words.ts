/** Why a call failed and what to do, in the gateway's own words if there are any. */

import { RestError } from 'platform';
import { CombinedGraphQLErrors } from 'platform/apollo';
import type { InputIssue } from 'schema';
import { isForeign, statusOf } from './connection.ts';
import { issueWords } from './issue-words.ts';

const MINUTE = 60;

const minutes = (count: number): string => (count === 1 ? 'a minute' : `${count} minutes`);

const wait = (seconds: number): string =>
  seconds < MINUTE ? `${seconds} seconds` : minutes(Math.ceil(seconds / MINUTE));

/** The fields of Apollo's error about an answer that is not a GraphQL result. */
type Refused = { bodyText?: string; response?: Response };

const messageIn = (text: string): string | undefined => {
  try {
    const { errors } = JSON.parse(text) as { errors?: Array<{ message?: string }> };
    return errors?.[0]?.message;
  } catch {
    return; // A proxy's page.
  }
};

/** What is wrong with the first wrong field of an input that was refused. */
function inputWords(code: unknown, issues: unknown): string | undefined {
  const issue: InputIssue | undefined = code === 'BAD_INPUT' && Array.isArray(issues) ? issues[0] : undefined;
  return issue && issueWords(issue);
}

function gatewayWords(error: unknown): string | undefined {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    return inputWords(first?.extensions?.code, first?.extensions?.issues) ?? first?.message ?? error.message;
  }
  if (error instanceof RestError) return inputWords(error.body.code, error.issues) ?? error.shown;
  return messageIn((error as Refused | undefined)?.bodyText ?? '');
}

function tooMany(error: unknown, words: string | undefined): string {
  const seconds = Number((error as Refused).response?.headers.get('retry-after'));
  if (seconds > 0) return `Too many requests. Please try again in ${wait(seconds)}.`;
  return words ?? 'Too many requests. Please try again in a minute.';
}

function statusWords(status: number): string | undefined {
  if (status === 413) return 'It is too large to be taken. Please send less at once.';
  if ([502, 503, 504].includes(status)) return 'The site is down, or being restarted. Please try again in a minute.';
  if (status >= 500) return 'Something went wrong on the site. Please try again; if it stays so, tell whoever runs it.';
  return status >= 400 ? `It was refused on its way to the site (${status}).` : undefined;
}

/** One or more sentences for the agent; never empty. */
export function failureWords(error: unknown): string {
  const words = gatewayWords(error);
  const status = statusOf(error);
  if (status === 429) return tooMany(error, words);
  if (words) return words;
  const ofStatus = status === undefined ? undefined : statusWords(status);
  if (ofStatus) return ofStatus;
  if (isForeign(error))
    return 'Something between this device and the site answered in its place, as a Wi-Fi that wants a log-in does. Please try again.';
  if (error instanceof Error && error.name === 'EmptyAnswer')
    return 'The answer was empty. It may have been done: please look before you try again.';
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return 'No answer came in time. It may have been done: please look before you try again.';
  // Closed, the log-in leaves the call without its answer.
  if (error instanceof Error && error.name === 'SignedOut')
    return 'You are not signed in any more. Please sign in and try again.';
  return navigator.onLine
    ? 'The gateway did not answer. Please try again.'
    : 'This needs a line, and there is none. Please try again when it is back.';
}
