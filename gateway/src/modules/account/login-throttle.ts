import { createHash } from 'node:crypto';
import { CLOCK_SLACK_MS } from '../../core/clock-slack.ts';
import type { Database } from '../../core/database.ts';
import { deleteInParts } from '../../core/delete-in-parts.ts';
import { GatewayError } from '../../core/errors.ts';
import { LoginFailureEntity } from './login-failure.entity.ts';

const FREE_FAILURES = 5;
const LONGEST_DELAY = 30;
/** Seconds. No attempt lies further ahead. */
const TOO_FAR = LONGEST_DELAY + CLOCK_SLACK_MS / 1000;
/** The count starts again after a day without attempts. */
const FORGET_MS = 86_400_000;

/** Seconds to wait after this many failures in a row: none for the first five, then 1, 2, 4 … 30. */
export function delayAfter(failures: number): number {
  return failures < FREE_FAILURES ? 0 : Math.min(2 ** (failures - FREE_FAILURES), LONGEST_DELAY);
}

/**
 * Slows down guessing for each pair of address and username. Never locks an account: otherwise a stranger could lock
 * the agent out. An attempt counts as failed until it is forgiven, so that a hundred at once are not all free.
 */
export function createLoginThrottle({ database, isOn }: { database: Database; isOn: boolean }) {
  return {
    /** Counts an attempt. Throws RATE_LIMITED with the seconds left if it comes too early. */
    async attempt(key: LoginKey): Promise<void> {
      if (!isOn) return;
      const now = new Date();
      const forgotten = new Date(now.getTime() - FORGET_MS);
      const taken = await database.em().execute<object[]>(takeTurn, [keyText(key), now, forgotten]);
      if (taken.length > 0) return;
      const row = await database.em().findOne(LoginFailureEntity, { key: keyText(key) });
      const readyAt = (row?.lastAt.getTime() ?? 0) + delayAfter(row?.failures ?? 0) * 1000;
      const retryAfter = Math.max(1, Math.ceil((readyAt - now.getTime()) / 1000));
      throw new GatewayError('RATE_LIMITED', 'Too many failed attempts. Please wait a moment.', { retryAfter });
    },
    async forgive(key: LoginKey): Promise<void> {
      await database.em().nativeDelete(LoginFailureEntity, { key: keyText(key) });
    },
    async sweep(): Promise<void> {
      const values = [new Date(Date.now() - FORGET_MS)];
      await deleteInParts(database, { from: 'login_failures', where: 'last_at < ?', values });
    },
  };
}

/**
 * Counts the attempt if its time has come, by the same rule as `delayAfter`. Returns no row otherwise. An earlier attempt
 * that lies too far ahead is from before the clock was set back, and holds nobody up.
 */
const takeTurn = `
  insert into login_failures as f (key, failures, last_at) values (?, 1, ?)
  on conflict (key) do update set
    last_at = excluded.last_at,
    failures = case when f.last_at < ? then 1 else f.failures + 1 end
  where f.failures < ${FREE_FAILURES} or f.last_at + make_interval(
    secs => least(power(2, least(f.failures - ${FREE_FAILURES}, 10)), ${LONGEST_DELAY})
  ) <= excluded.last_at or f.last_at > excluded.last_at + make_interval(secs => ${TOO_FAR})
  returning key`;

export interface LoginKey {
  readonly address: string;
  readonly username: string;
}

export type LoginThrottle = ReturnType<typeof createLoginThrottle>;

/** A hash, because a username may be a mistyped password. */
function keyText({ address, username }: LoginKey): string {
  return createHash('sha256').update(`${address}\n${username.toLowerCase()}`).digest('base64url');
}
