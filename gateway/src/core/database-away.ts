// Which errors pass by themselves: of a database that is away or too busy, or of a process without a file left.
// All others stay as they are.

/**
 * SQLSTATE classes: connection (08); authentication (28), because a new password reaches the server before the gateway;
 * a database that is being created again (3D000); resources (53); the server's disk (58); a server that shuts down or
 * starts (57P0x); a standby, which cannot write (25006).
 */
const AWAY_STATES = /^(08...|28...|3D000|53...|58...|57P0[1-5]|25006)$/;
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Messages of `pg` for errors without a code, and of PostgreSQL for one whose code (55000) says too little. */
const AWAY_WORDS =
  /^(database ".*" is not currently accepting connections|Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/**
 * PostgreSQL says 42501 where a right is missing, which does not pass, and where its own files may not be opened or
 * written, as on a disk that failed and was mounted read-only. Only the words differ.
 */
const CLOSED_STATE = '42501';
const CLOSED_WORDS = /could not .+: (Read-only file system|Permission denied|Operation not permitted)/;

/** Whether the database cannot be reached, or cannot write. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as Error & { code?: unknown };
  if (typeof code === 'string' && (AWAY_STATES.test(code) || AWAY_CODES.has(code))) return true;
  if (AWAY_WORDS.test(error.message) || (code === CLOSED_STATE && CLOSED_WORDS.test(error.message))) return true;
  // `localhost` stands for two addresses, so there is one error for each.
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  return isDatabaseAway(cause);
}

/**
 * SQLSTATEs of a database that answers but could not finish: a timeout, a lock that another transaction holds, a
 * conflict or a deadlock of two transactions, a transaction that was idle or ran for too long.
 */
const HELD_UP_STATES = /^(57014|55P03|40001|40P01|25P0[34])$/;

/** This process, or the machine, has as many files and connections open as it may. */
export const NO_FILE_LEFT = /^E[MN]FILE$/;

/** Whether other queries, or too many of anything, kept this one from finishing. */
function isHeldUp(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return HELD_UP_STATES.test(code) || NO_FILE_LEFT.test(code) || isHeldUp(error.cause);
}

/** Whether a later try may succeed. */
export const isPassing = (error: unknown): boolean => isDatabaseAway(error) || isHeldUp(error);
