import { type ErrorCode, type InputIssue, type Parsed, parseInput, type SecondStep } from 'schema';
import type * as z from 'zod/mini';

/** An answer that is an error: shown to the client as it stands. Anything else thrown is INTERNAL. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: ErrorCode;
  readonly issues: readonly InputIssue[] | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;
  /** What comes next, of SECOND_FACTOR_REQUIRED. */
  readonly secondStep: SecondStep | undefined;

  /** `more.cause` is for the log alone. */
  constructor(
    code: ErrorCode,
    message: string,
    more: { issues?: readonly InputIssue[]; retryAfter?: number; secondStep?: SecondStep; cause?: unknown } = {},
  ) {
    super(message, 'cause' in more ? { cause: more.cause } : undefined);
    this.code = code;
    this.issues = more.issues;
    this.retryAfter = more.retryAfter;
    this.secondStep = more.secondStep;
  }
}

export const notFound = (noun: string) => new GatewayError('NOT_FOUND', `${noun} not found`);

export const unauthenticated = () => new GatewayError('UNAUTHENTICATED', 'Sign in first');

/** Seconds after which whoever is not answered now may come again. */
export const RETRY_AFTER_S = 5;

/** The database cannot answer now. */
export const unavailable = () =>
  new GatewayError('UNAVAILABLE', 'The site is being looked after. Please try again soon.', {
    retryAfter: RETRY_AFTER_S,
  });

/** BAD_INPUT about fields; the message is the first issue's, so that a client that reads no issues still tells. */
export function badInput(issues: readonly InputIssue[]): GatewayError {
  const [first] = issues;
  const field = first?.path.join('.');
  const message = field ? `${field}: ${first?.message}` : (first?.message ?? 'Invalid input');
  return new GatewayError('BAD_INPUT', message, { issues });
}

/** Input of unknown shape through a schema. Throws BAD_INPUT with every issue. */
export function parseOrThrow<T extends z.ZodMiniType>(schema: T, input: unknown): z.output<T> {
  const parsed: Parsed<z.output<T>> = parseInput(schema, input);
  if (!parsed.ok) throw badInput(parsed.issues);
  return parsed.value;
}
