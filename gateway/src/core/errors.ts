import { type ErrorCode, type InputIssue, type Parsed, parseInput, type SecondStep } from 'schema';
import type * as z from 'zod/mini';

/** Seconds after which a client may try again while the site cannot answer. */
export const RETRY_AFTER_S = 5;

/** An error that the client is shown as it is. Any other error becomes INTERNAL. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: ErrorCode;
  readonly issues: readonly InputIssue[] | undefined;
  /** After how many seconds a new try makes sense. UNAVAILABLE always says it. */
  readonly retryAfter: number | undefined;
  /** With SECOND_FACTOR_REQUIRED: the step that must follow. */
  readonly secondStep: SecondStep | undefined;

  /** `more.cause` is only for the log. */
  constructor(
    code: ErrorCode,
    message: string,
    more: { issues?: readonly InputIssue[]; retryAfter?: number; secondStep?: SecondStep; cause?: unknown } = {},
  ) {
    super(message, 'cause' in more ? { cause: more.cause } : undefined);
    this.code = code;
    this.issues = more.issues;
    this.retryAfter = more.retryAfter ?? (code === 'UNAVAILABLE' ? RETRY_AFTER_S : undefined);
    this.secondStep = more.secondStep;
  }
}

/** NOT_FOUND; `noun` names the kind of record, as in "Property". */
export const notFound = (noun: string) => new GatewayError('NOT_FOUND', `${noun} not found`);

/** UNAUTHENTICATED, for a request without a session. */
export const unauthenticated = () => new GatewayError('UNAUTHENTICATED', 'Sign in first');

/** The database cannot answer now. */
export const unavailable = () =>
  new GatewayError('UNAVAILABLE', 'The site is being looked after. Please try again soon.');

/** BAD_INPUT with its issues. The message is the first issue's, for clients that do not read issues. */
export function badInput(issues: readonly InputIssue[]): GatewayError {
  const [first] = issues;
  const field = first?.path.join('.');
  const message = field ? `${field}: ${first?.message}` : (first?.message ?? 'Invalid input');
  return new GatewayError('BAD_INPUT', message, { issues });
}

/** Checks input of unknown shape against a schema. Throws BAD_INPUT with every issue. */
export function parseOrThrow<T extends z.ZodMiniType>(schema: T, input: unknown): z.output<T> {
  const parsed: Parsed<z.output<T>> = parseInput(schema, input);
  if (!parsed.ok) throw badInput(parsed.issues);
  return parsed.value;
}
