// Tells a database that cannot answer now from one that refuses what it was given.

/**
 * SQLSTATEs by class: connection; who may come in, for a password is changed at the server first; a database that is
 * being created anew; resources; the server's own disk; and a server that shuts down, starts up or has a standby's
 * rights only.
 */
const AWAY_STATES = /^(08...|28...|3D000|53...|58...|57P0[1235]|25006)$/;
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
/** What `pg` says without a code. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** Whether it cannot be reached, or cannot write. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as Error & { code?: unknown };
  if (typeof code === 'string' && (AWAY_STATES.test(code) || AWAY_CODES.has(code))) return true;
  if (AWAY_WORDS.test(error.message)) return true;
  // localhost is two addresses, and each refuses.
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  return isDatabaseAway(cause);
}

/**
 * SQLSTATEs of a database that is at hand, and did not come to what it was asked: out of time, a lock that another holds, two
 * that wait for each other, a transaction that rested or took too long.
 */
const HELD_UP_STATES = /^(57014|55P03|40001|40P01|25P0[34])$/;

/** Whether it was held up by others' work, or by how much there was of it. */
function isHeldUp(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && HELD_UP_STATES.test(String(error.code))) || isHeldUp(error.cause);
}

/** Whether trying later may well succeed, with nothing wrong about the query itself. */
export const isPassing = (error: unknown): boolean => isDatabaseAway(error) || isHeldUp(error);
