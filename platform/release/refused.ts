/** What the gateway, or this command, refuses, with its reasons. */
export class RefusedError extends Error {
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}
