import { defineEntity, p } from '@mikro-orm/core';

export type SessionData = Record<string, unknown> & {
  userId?: string;
  /** The browser in which the session began. */
  deviceId?: string;
};

export const SessionEntity = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    /** SHA-256 of the key in the cookie: nobody can sign in with what they read in this table. */
    id: p.text().primary(),
    userId: p.uuid().index(),
    data: p.json<SessionData>(),
    userAgent: p.text().strictNullable(),
    createdAt: p.datetime(3),
    lastSeenAt: p.datetime(3),
    expiresAt: p.datetime(3),
  },
});
