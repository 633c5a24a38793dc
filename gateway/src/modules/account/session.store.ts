import { createHash } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { Session } from 'schema/generated/graphql';
import { CLOCK_SLACK_MS } from '../../core/clock-slack.ts';
import type { Database, EntityManager } from '../../core/database.ts';
import { deleteInParts } from '../../core/delete-in-parts.ts';
import { unauthenticated } from '../../core/errors.ts';
import { PushDeviceEntity } from '../push/push-device.entity.ts';
import { type SessionData, SessionEntity } from './session.entity.ts';
import { UserEntity } from './user.entity.ts';

const IDLE_MS = 12 * 3_600_000;
/** A session's last use is written at most once a minute. */
const TOUCH_MS = 60_000;

/** Characters of a session's hash that the agent's list shows: enough to name it, too few to use it. */
const SHOWN = 12;

const latest = (now: number) => new Date(now + CLOCK_SLACK_MS);

/**
 * Sessions that are valid at a time. One that was used later is from before the clock was set back: it would stay valid
 * until the clock reaches that time again.
 */
const validAt = (now: number) => ({
  expiresAt: { $gt: new Date(now) },
  lastSeenAt: { $gt: new Date(now - IDLE_MS), $lt: latest(now) },
});

/** The store of koa-session. It knows sessions only by the hash of their key. */
export function createSessionStore({ database }: { database: Database }) {
  return {
    /** Undefined if the session is unknown or not valid. */
    async get(key: string): Promise<SessionData | undefined> {
      const em = database.em();
      const now = Date.now();
      const row = await em.findOne(SessionEntity, { id: hashKey(key), ...validAt(now) });
      if (row === null) {
        // It must not be valid again once the clock has caught up.
        await em.nativeDelete(SessionEntity, { id: hashKey(key), lastSeenAt: { $gte: latest(now) } });
        return undefined;
      }
      if (row.lastSeenAt.getTime() < now - TOUCH_MS) {
        row.lastSeenAt = new Date(now);
        await em.flush();
      }
      return row.data;
    },

    /** Whether the session is still valid. Does not count as use: a page that only listens is idle. */
    async isAlive(key: string): Promise<boolean> {
      return (await database.em().count(SessionEntity, { id: hashKey(key), ...validAt(Date.now()) })) > 0;
    },

    /** Throws UNAUTHENTICATED if the session has ended. Nobody ends it until the transaction is over. */
    async demandStill(em: EntityManager, key: string): Promise<void> {
      const lockMode = LockMode.PESSIMISTIC_READ;
      if ((await em.findOne(SessionEntity, { id: hashKey(key) }, { lockMode })) === null) throw unauthenticated();
    },

    async set(key: string, data: SessionData, maxAge: number, userAgent: string | null): Promise<void> {
      const id = hashKey(key);
      if (data.userId === undefined) return;
      const now = new Date();
      const values = { userId: data.userId, data, userAgent, lastSeenAt: now };
      const row = { ...values, id, createdAt: now, expiresAt: new Date(now.getTime() + maxAge) };
      await database.em().upsert(SessionEntity, row, { onConflictExcludeFields: ['createdAt', 'expiresAt'] });
    },

    /**
     * Whether this is still the password of the session's user, by its stored hash; if not, the session is ended. Asked
     * once the session is written: a change of the password that is under way is waited for, and a later one ends it by
     * itself.
     */
    async isStillValid(key: string, userId: string, password: string): Promise<boolean> {
      const lockMode = LockMode.PESSIMISTIC_READ;
      const user = await database.transaction((em) => em.findOne(UserEntity, { id: userId, password }, { lockMode }));
      if (user !== null) return true;
      // Not within the lock: who changes the password holds the user, and then ends the sessions.
      await database.em().nativeDelete(SessionEntity, { id: hashKey(key) });
      return false;
    },

    async destroy(key: string): Promise<void> {
      await database.em().nativeDelete(SessionEntity, { id: hashKey(key) });
    },

    /** The valid sessions, newest first; `key` marks the one of this request. */
    list: (userId: string, key: string | undefined) => listSessions(database.em(), userId, key),

    /** Removes expired sessions, and those from before the clock was set back. */
    async sweep(): Promise<void> {
      const now = Date.now();
      const where = 'expires_at < ? or last_seen_at >= ?';
      await deleteInParts(database, { from: 'sessions', where, values: [new Date(now), latest(now)] });
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

async function listSessions(em: EntityManager, userId: string, key: string | undefined): Promise<Session[]> {
  const current = key === undefined ? undefined : hashKey(key);
  const rows = await em.find(SessionEntity, { userId, ...validAt(Date.now()) }, { orderBy: { createdAt: 'desc' } });
  return rows.map(({ id, createdAt, lastSeenAt, userAgent }) => {
    return { id: id.slice(0, SHOWN), createdAt, lastSeenAt, userAgent, isCurrent: id === current };
  });
}

/** Ends the user's session with that shown id, and notifications of leads on its device; false if there is none. */
export async function endSession(em: EntityManager, userId: string, shownId: string): Promise<boolean> {
  if (!/^[0-9a-f]{12}$/.test(shownId)) return false;
  const session = await em.findOne(SessionEntity, { userId, id: { $like: `${shownId}%` } });
  if (session === null) return false;
  await em.nativeDelete(SessionEntity, { id: session.id });
  await endNews(em, userId, session.data.deviceId);
  return true;
}

/** Ends all sessions of a user except that of `keep`, and notifications of leads on all other devices. */
export async function endAllSessions(em: EntityManager, userId: string, keep?: string): Promise<void> {
  const kept = keep === undefined ? null : await em.findOne(SessionEntity, { userId, id: hashKey(keep) });
  const others = kept === null ? {} : { id: { $ne: kept.id } };
  await em.nativeDelete(SessionEntity, { userId, ...others });
  const deviceId = kept?.data.deviceId;
  const elsewhere = deviceId === undefined ? {} : { $or: [{ deviceId: null }, { deviceId: { $ne: deviceId } }] };
  await em.nativeDelete(PushDeviceEntity, { userId, ...elsewhere });
}

/**
 * Ends notifications on a device from which the user was signed out by hand. A session that expires does not end them.
 */
export async function endNews(em: EntityManager, userId: string, deviceId: string | undefined): Promise<void> {
  if (deviceId !== undefined) await em.nativeDelete(PushDeviceEntity, { userId, deviceId });
}

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
