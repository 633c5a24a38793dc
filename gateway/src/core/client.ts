/** Who sends a request, as far as the connection shows it. */
export interface Client {
  readonly address: string;
  /** The user who signed in on this device before. Failed sign-ins of strangers do not lock this user out here. */
  readonly knownUserId?: string | undefined;
  /** The browser of that sign-in; stays the same through all its sessions. */
  readonly deviceId?: string | undefined;
  /** True for a form that was sent without JavaScript: the bot check could not give it a token. */
  readonly isPlainForm?: boolean | undefined;
  readonly userAgent: string | null;
  /** The same id as in the log and in the answer's X-Request-Id. */
  readonly requestId?: string | undefined;
  /** The client's own name for this submission: a second one with the same key is the same submission. */
  readonly idempotencyKey?: string | undefined;
  /** Whether the connection has ended, so that nobody reads the answer. */
  readonly isGone?: (() => boolean) | undefined;
}
