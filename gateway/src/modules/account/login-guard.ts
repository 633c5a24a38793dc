// Limits who may try a password, and how often. An attempt costs an Argon2 run of tens of milliseconds and 19 MB.
import { createHash } from 'node:crypto';
import { addressBlock } from '../../core/address-block.ts';
import type { Client } from '../../core/client.ts';
import type { Database } from '../../core/database.ts';
import { deleteInParts } from '../../core/delete-in-parts.ts';
import type { RateLimit, RateLimits } from '../../core/rate-limits.ts';
import { createAuditTrail } from '../audit/audit-trail.ts';
import type { Viewer } from './account.service.ts';
import type { LoginKey, LoginThrottle } from './login-throttle.ts';

/**
 * For devices on which nobody has signed in yet. There is a limit for each network, one for each name, and one for all
 * together, so that it does not help to change names, networks or both.
 */
const PER_BLOCK = { hits: 30, seconds: 600 };
const PER_NAME = { hits: 100, seconds: 600 };
const TOGETHER = { hits: 600, seconds: 600 };
/** The names of failed attempts in the audit log, where they are kept for 90 days. */
export const failedAttempts = ['signInFailed', 'secondFactorFailed', 'passwordFailed'] as const;
const KEPT_MS = 90 * 86_400_000;

export interface Attempt {
  readonly client: Client;
  readonly username: string;
  /** The owner of the name; null if there is none. */
  readonly user: Viewer | null;
}

export interface LoginGuardDeps {
  readonly database: Database;
  readonly limits: RateLimits;
  readonly throttle: LoginThrottle;
}

export function createLoginGuard({ database, limits, throttle }: LoginGuardDeps) {
  /** Takes back the count of an attempt: only failed ones count. */
  async function refund(attempt: Attempt): Promise<void> {
    for (const [key] of limitsOf(attempt)) await limits.refund(key);
  }

  return {
    /**
     * Throws RATE_LIMITED with the seconds to wait. On the agent's own device, only attempts from that device count.
     */
    async admit(attempt: Attempt): Promise<void> {
      for (const [key, limit] of limitsOf(attempt)) await limits.demand(key, limit);
      await throttle.attempt(keyOf(attempt)).catch(async (error: unknown) => {
        await refund(attempt);
        throw error;
      });
    },

    /** The password was right but is not enough. The attempt counts for no limit, and the delay stays. */
    pass: refund,

    /** The attempt succeeded. */
    async forgive(attempt: Attempt): Promise<void> {
      await throttle.forgive(keyOf(attempt));
      await refund(attempt);
    },

    /**
     * Writes a failed attempt into the audit log. An unknown name is not written down, because it may be a password in
     * the wrong field.
     */
    async noteFailure(
      { client, user }: Attempt,
      action: (typeof failedAttempts)[number] = 'signInFailed',
    ): Promise<void> {
      const audit = createAuditTrail({ username: user?.username ?? 'unknown', requestId: client.requestId });
      const changes = [{ field: 'address', before: null, after: addressBlock(client.address) }];
      await audit.record(database.em(), { action, subject: 'User', subjectId: user?.id, changes });
    },

    /** Removes counts that no limit needs any more, and failed attempts older than 90 days. */
    async sweep(): Promise<void> {
      await throttle.sweep();
      const values = [failedAttempts, new Date(Date.now() - KEPT_MS)];
      await deleteInParts(database, { from: 'audit_log', where: 'action in (?) and at < ?', values });
    },
  };
}

export type LoginGuard = ReturnType<typeof createLoginGuard>;

const isKnownDevice = ({ client, user }: Attempt) => user !== null && client.knownUserId === user.id;

function limitsOf(attempt: Attempt): ReadonlyArray<readonly [key: string, limit: RateLimit]> {
  if (isKnownDevice(attempt)) return [];
  return [
    [`login-block:${addressBlock(attempt.client.address)}`, PER_BLOCK],
    ['login', TOGETHER],
    [`login-name:${hashName(attempt.username)}`, PER_NAME],
  ];
}

const keyOf = (attempt: Attempt): LoginKey => ({
  username: attempt.username,
  address: isKnownDevice(attempt) ? 'own device' : addressBlock(attempt.client.address),
});

const hashName = (username: string) => createHash('sha256').update(username.toLowerCase()).digest('base64url');
