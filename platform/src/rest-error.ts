import type { ErrorBody, InputIssue } from 'schema';

/** A non-OK answer: `message` is "status: body", as specified; `shown` is the server's own sentence for the visitor. */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly status: number;
  readonly body: Partial<ErrorBody>;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    this.body = readBody(text);
  }

  get shown(): string | undefined {
    return this.body.message;
  }

  get issues(): readonly InputIssue[] {
    return this.body.issues ?? [];
  }
}

function readBody(text: string): Partial<ErrorBody> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {}; // Not JSON: a proxy's page, say. The visitor then gets the form's own words.
  }
}
