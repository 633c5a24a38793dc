import type { ErrorBody, InputIssue } from 'schema';

/**
 * An answer that is not OK. `message` is "status: body", as specified. `shown` is the server's sentence for the
 * visitor.
 */
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
    return {}; // Not JSON, for example a proxy's page. The visitor then reads the form's own message.
  }
}
