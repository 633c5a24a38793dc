// An error as the log may hold it. A database's message quotes the row that it refused, a parser's the text: people's
// names and addresses. Where the code stood says what an operator needs.

// The ORM alone is more than the usual ten frames deep.
Error.stackTraceLimit = 40;

const SQLSTATE = /^[0-9A-Z]{5}$/;

interface Told {
  readonly type: string;
  readonly code?: unknown;
  readonly message?: string;
  /** The frames alone: a stack's first line is the message. */
  readonly stack: readonly string[];
  readonly cause?: Told;
}

export function describeError(error: unknown): Told {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] };
  const { code, cause } = error as Error & { code?: unknown };
  const quotes = error instanceof SyntaxError || (typeof code === 'string' && SQLSTATE.test(code)) || hasQuery(error);
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    ...(!quotes && { message: error.message }),
    stack: framesOf(error),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
}

/** Where it was thrown, and the way through our own code to there. */
function framesOf({ stack = '' }: Error): string[] {
  const frames = stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));
  return frames.filter((frame, index) => index === 0 || !/node_modules|node:internal|wasm:/.test(frame));
}

/** The ORM's and the drivers' errors carry the statement or the row. */
const hasQuery = (error: Error) => ['query', 'sqlMessage', 'detail', 'sqlState'].some((key) => key in error);
