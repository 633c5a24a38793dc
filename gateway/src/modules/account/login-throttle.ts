import { createHash } from 'node:crypto';
import type { Database } from '../../core/database.ts';
import { GatewayError } from '../../core/errors.ts';
import { LoginFailureEntity } from './login-failure.entity.ts';

const FREE_FAILURES = 5;
const LONGEST_DELAY = 30;
/** After a day of quiet the count starts anew. */
const FORGET_MS = 86_400_000;

/** Seconds to wait after this many failures in a row: none for the first five, then 1, 2, 4 … 30. */
export function delayAfter(failures: number): number {
  return failures < FREE_FAILURES ? 0 : Math.min(2 ** (failures - FREE_FAILURES), LONGEST_DELAY);
}

/** Slows down guessing per (address, username). Never a hard lock: that would let a stranger shut the agent out. */
export function createLoginThrottle({ database, isOn }: { database: Database; isOn: boolean }) {
  return {
    /** Throws RATE_LIMITED with the seconds left. */
    async demandTurn(key: LoginKey): Promise<void> {
      const row = isOn ? await database.em().findOne(LoginFailureEntity, { key: keyText(key) }) : null;
      if (row === null) return;
      const readyAt = row.lastAt.getTime() + delayAfter(row.failures) * 1000;
      const retryAfter = Math.ceil((readyAt - Date.now()) / 1000);
      if (retryAfter > 0) {
        throw new GatewayError('RATE_LIMITED', 'Too many failed attempts. Please wait a moment.', { retryAfter });
      }
    },
    async recordFailure(key: LoginKey): Promise<void> {
      const forgotten = new Date(Date.now() - FORGET_MS);
      const sql = `insert into login_failures as f (key, failures, last_at) values (?, 1, ?)
        on conflict (key) do update set last_at = excluded.last_at,
          failures = case when f.last_at < ? then 1 else f.failures + 1 end`;
      await database.em().execute(sql, [keyText(key), new Date(), forgotten]);
    },
    async forgive(key: LoginKey): Promise<void> {
      await database.em().nativeDelete(LoginFailureEntity, { key: keyText(key) });
    },
  };
}

export interface LoginKey {
  readonly address: string;
  readonly username: string;
}

export type LoginThrottle = ReturnType<typeof createLoginThrottle>;

/** Hashed: a username may be a mistyped password. */
function keyText({ address, username }: LoginKey): string {
  return createHash('sha256').update(`${address}\n${username.toLowerCase()}`).digest('base64url');
}
