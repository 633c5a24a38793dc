/** Who asks, as far as the connection tells. */
export interface Client {
  readonly address: string;
  /** The user who has signed in on this device before: their own attempts are not held up by a stranger's. */
  readonly knownUserId?: string | undefined;
  /** The browser in which that was: the same through all its sessions. */
  readonly deviceId?: string | undefined;
  /** It sent what HTML sends by itself: no bot check could ask it for a token. */
  readonly isPlainForm?: boolean | undefined;
  readonly userAgent: string | null;
  /** As in the log and in the answer's X-Request-Id. */
  readonly requestId?: string | undefined;
  /** The client's own name for this submission: the same twice is one. */
  readonly idempotencyKey?: string | undefined;
}
