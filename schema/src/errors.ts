/**
 * Every error code of the gateway with its REST status. GraphQL has the code in `extensions.code`. KEPT is no error:
 * the lead was accepted while the database was away, so there is no record to answer with yet.
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

/** One problem with an input. `path` leads to the field. */
export interface InputIssue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Comes with SECOND_FACTOR_REQUIRED: the password was right, and one of these steps is next. */
export interface SecondStep {
  /** Valid for `finishSignIn` only, for five minutes. */
  readonly ticket: string;
  /** Whether the user may enter a code of the authenticator app. A recovery code is always accepted. */
  readonly hasTotp: boolean;
  /** Null if the user has no passkey. */
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
export const unknownHomeMessage = 'No home is known by this address. Your message can be sent without it.';
export const secondFactorMessage = 'One more step: your second factor';
export const invalidCredentialsMessage = 'Invalid credentials';
