import { createHash } from 'node:crypto';
import type { Session } from 'schema/generated/graphql';
import type { Database, EntityManager } from '../../core/database.ts';
import { PushDeviceEntity } from '../push/push-device.entity.ts';
import { type SessionData, SessionEntity } from './session.entity.ts';

const IDLE_MS = 12 * 3_600_000;
/** A write a minute at most tells when a session was last seen. */
const TOUCH_MS = 60_000;

/** Of a session's id, what the agent's list shows: enough to name it, too little to be it. */
const SHOWN = 12;

/** Where koa-session keeps sessions. Knows a session by the hash of its id only. */
export function createSessionStore({ database }: { database: Database }) {
  return {
    /** Undefined once it is unknown, past its end, or was idle for 12 hours. */
    async get(key: string): Promise<SessionData | undefined> {
      const em = database.em();
      const row = await em.findOne(SessionEntity, { id: hashKey(key) });
      const now = Date.now();
      if (row === null || row.expiresAt.getTime() < now || row.lastSeenAt.getTime() < now - IDLE_MS) return undefined;
      if (row.lastSeenAt.getTime() < now - TOUCH_MS) {
        row.lastSeenAt = new Date(now);
        await em.flush();
      }
      return row.data;
    },

    /** Whether it still works. Nobody is seen by that: who only listens is idle. */
    async isAlive(key: string): Promise<boolean> {
      const now = Date.now();
      const where = { expiresAt: { $gt: new Date(now) }, lastSeenAt: { $gt: new Date(now - IDLE_MS) } };
      return (await database.em().count(SessionEntity, { id: hashKey(key), ...where })) > 0;
    },

    async set(key: string, data: SessionData, maxAge: number, userAgent: string | null): Promise<void> {
      const id = hashKey(key);
      if (data.userId === undefined) return;
      const now = new Date();
      const values = { userId: data.userId, data, userAgent, lastSeenAt: now };
      const row = { ...values, id, createdAt: now, expiresAt: new Date(now.getTime() + maxAge) };
      await database.em().upsert(SessionEntity, row, { onConflictExcludeFields: ['createdAt', 'expiresAt'] });
    },

    async destroy(key: string): Promise<void> {
      await database.em().nativeDelete(SessionEntity, { id: hashKey(key) });
    },

    /** Those that still work, newest first; `key` marks the one that asks. */
    list: (userId: string, key: string | undefined) => listSessions(database.em(), userId, key),

    /** Removes what nobody can use any more. */
    async sweep(): Promise<void> {
      await database.em().nativeDelete(SessionEntity, { expiresAt: { $lt: new Date() } });
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

async function listSessions(em: EntityManager, userId: string, key: string | undefined): Promise<Session[]> {
  const current = key === undefined ? undefined : hashKey(key);
  const now = Date.now();
  const where = { userId, expiresAt: { $gt: new Date(now) }, lastSeenAt: { $gt: new Date(now - IDLE_MS) } };
  const rows = await em.find(SessionEntity, where, { orderBy: { createdAt: 'desc' } });
  return rows.map(({ id, createdAt, lastSeenAt, userAgent }) => {
    return { id: id.slice(0, SHOWN), createdAt, lastSeenAt, userAgent, isCurrent: id === current };
  });
}

/** Ends the user's session of that shown id, and the news of leads on its device; false if there is none. */
export async function endSession(em: EntityManager, userId: string, shownId: string): Promise<boolean> {
  if (!/^[0-9a-f]{12}$/.test(shownId)) return false;
  const session = await em.findOne(SessionEntity, { userId, id: { $like: `${shownId}%` } });
  if (session === null) return false;
  await em.nativeDelete(SessionEntity, { id: session.id });
  await endNews(em, userId, session.data.deviceId);
  return true;
}

/** Ends all of a user's sessions but the one of `keep`, and the news of leads on every other device. */
export async function endAllSessions(em: EntityManager, userId: string, keep?: string): Promise<void> {
  const kept = keep === undefined ? null : await em.findOne(SessionEntity, { userId, id: hashKey(keep) });
  const others = kept === null ? {} : { id: { $ne: kept.id } };
  await em.nativeDelete(SessionEntity, { userId, ...others });
  const deviceId = kept?.data.deviceId;
  const elsewhere = deviceId === undefined ? {} : { $or: [{ deviceId: null }, { deviceId: { $ne: deviceId } }] };
  await em.nativeDelete(PushDeviceEntity, { userId, ...elsewhere });
}

/** Whoever is signed out of a device by hand is told nothing more there. A session that is over by itself ends no news. */
export async function endNews(em: EntityManager, userId: string, deviceId: string | undefined): Promise<void> {
  if (deviceId !== undefined) await em.nativeDelete(PushDeviceEntity, { userId, deviceId });
}

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
