import { defineEntity, p } from '@mikro-orm/core';

export type SessionData = Record<string, unknown> & {
  userId?: string;
  /** The browser that it is of. */
  deviceId?: string;
};

export const SessionEntity = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    /** SHA-256 of what the cookie holds: who reads the table cannot sign in with it. */
    id: p.text().primary(),
    userId: p.uuid().index(),
    data: p.json<SessionData>(),
    userAgent: p.text().strictNullable(),
    createdAt: p.datetime(3),
    lastSeenAt: p.datetime(3),
    expiresAt: p.datetime(3),
  },
});
