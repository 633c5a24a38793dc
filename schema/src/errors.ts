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
  SECOND_FACTOR_REQUIRED: 401,
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

/** With SECOND_FACTOR_REQUIRED: the password was right, and one of these comes next. */
export interface SecondStep {
  /** Good for `finishSignIn` alone, for five minutes. */
  readonly ticket: string;
  /** Whether a code of the authenticator app can be asked for; a recovery code always can. */
  readonly hasTotp: boolean;
  /** Null without a passkey. */
  readonly passkey: {
    readonly challenge: string;
    readonly rpId: string;
    readonly allowed: readonly { readonly id: string; readonly transports: readonly string[] }[];
  } | null;
}

/** The body of every REST answer that is an error. */
export interface ErrorBody {
  readonly message: string;
  readonly code: ErrorCode;
  readonly issues?: readonly InputIssue[];
  readonly secondStep?: SecondStep;
  readonly requestId: string;
}

export const botCheckFailedMessage = 'Failed to verify reCAPTCHA. Please try again.';
export const secondFactorMessage = 'One more step: your second factor';
export const invalidCredentialsMessage = 'Invalid credentials';
