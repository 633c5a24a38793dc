// A visitor who sends a lead again and again until there is an answer, with the key that the forms use.
import type { Submission } from './submissions.ts';

/** `accepted`: any 2xx. `refused`: told what is wrong. `unanswered`: gave up. */
export type Outcome = 'accepted' | 'refused' | 'unanswered';

export interface History {
  readonly submission: Submission;
  readonly outcome: Outcome;
  /** The outcome of the second click of a double click. */
  readonly second?: Outcome | undefined;
  readonly tries: number;
  /** Of the try that was answered. */
  readonly answerMs: number;
  /** Since the first try. */
  readonly totalMs: number;
  readonly answeredAt: number;
  /** Accepted while the database was away. */
  readonly wasSpooled: boolean;
}

const MOST_TRIES = 300;
const PATIENCE_MS = 20_000;

export async function visit(origin: string, submission: Submission): Promise<History> {
  const started = performance.now();
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const begun = performance.now();
    const answer = await attempt(origin, submission);
    if (answer !== undefined) {
      const now = performance.now();
      const times = { answerMs: now - begun, totalMs: now - started, answeredAt: Date.now() };
      return { submission, tries, ...answer, ...times };
    }
    await new Promise((resolve) => setTimeout(resolve, Math.min(1000, 50 * tries)));
  }
  const times = { answerMs: 0, totalMs: performance.now() - started, answeredAt: Date.now() };
  return { submission, tries: MOST_TRIES, outcome: 'unanswered', wasSpooled: false, ...times };
}

type Answer = Pick<History, 'outcome' | 'wasSpooled'>;

/** One try; undefined if its result tells nothing certain. */
async function attempt(origin: string, { path, mutation, input, key }: Submission): Promise<Answer | undefined> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
  const isGraphql = mutation !== undefined;
  const body = isGraphql ? { query: documentOf(mutation), variables: { input } } : input;
  const request = { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(PATIENCE_MS) };
  try {
    const response = await fetch(`${origin}${isGraphql ? '/graphql' : path}`, request);
    const told = (await response.json()) as Told;
    return judge(response.status, isGraphql ? told.errors?.[0]?.extensions?.code : told.code);
  } catch {
    return undefined; // No connection, a broken one, or no answer in time: it is tried again.
  }
}

interface Told {
  readonly code?: string;
  readonly errors?: readonly { extensions?: { code?: string } }[];
}

function judge(status: number, code: string | undefined): Answer | undefined {
  if (code === 'KEPT') return { outcome: 'accepted', wasSpooled: true };
  if (code === 'BAD_INPUT' || code === 'BOT_CHECK_FAILED') return { outcome: 'refused', wasSpooled: false };
  return status < 300 && code === undefined ? { outcome: 'accepted', wasSpooled: false } : undefined;
}

/** The whole document for `sendContact(input: ContactInput!)`. */
function documentOf(mutation: string): string {
  const [, name = '', type = ''] = /^(\w+)\(input: (\w+!)\)$/.exec(mutation) ?? [];
  return `mutation ($input: ${type}) { ${name}(input: $input) { id } }`;
}
