// Describes an error for the log. A database's message quotes the row that it refused and a parser's message quotes the
// text: both may hold people's names and addresses. So those messages are left out; the stack shows where it happened.

// The ORM alone uses more than the usual ten frames.
Error.stackTraceLimit = 40;

const SQLSTATE = /^[0-9A-Z]{5}$/;

interface Told {
  readonly type: string;
  readonly code?: unknown;
  readonly message?: string;
  /** Frames only: the first line of a stack is the message. */
  readonly stack: readonly string[];
  readonly cause?: Told;
}

/** An error as the log may hold it: type, code, our own stack frames, and the message if it cannot quote data. */
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

/** The frame that threw, then only the frames of our own code. */
function framesOf({ stack = '' }: Error): string[] {
  const frames = stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));
  return frames.filter((frame, index) => index === 0 || !/node_modules|node:internal|wasm:/.test(frame));
}

/** Errors of the ORM and the drivers contain the statement or the row. */
const hasQuery = (error: Error) => ['query', 'sqlMessage', 'detail', 'sqlState'].some((key) => key in error);
