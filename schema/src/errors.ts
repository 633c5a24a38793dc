/**
 * Every error that leaves the gateway, with its REST status. GraphQL carries the code in `extensions.code`. KEPT is the
 * one that is none: a lead was accepted while the database is away, and there is no record to answer with yet.
 */
export const errorStatuses = {
  KEPT: 202,
  BAD_INPUT: 400,
  BOT_CHECK_FAILED: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  FORBIDDEN_ORIGIN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** One thing wrong with an input; `path` leads to the field. */
export interface InputIssue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** The body of every REST answer that is an error. */
export interface ErrorBody {
  readonly message: string;
  readonly code: ErrorCode;
  readonly issues?: readonly InputIssue[];
  readonly requestId: string;
}

export const botCheckFailedMessage = 'Failed to verify reCAPTCHA. Please try again.';
export const invalidCredentialsMessage = 'Invalid credentials';
