import type { PasswordChange } from 'schema';
import type { Session } from 'schema/generated/graphql';
import type { Client } from '../../core/client.ts';
import type { Database, EntityManager } from '../../core/database.ts';
import { notFound } from '../../core/errors.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { endTickets } from '../second-factor/tickets.ts';
import type { Viewer } from './account.service.ts';
import { type ConfirmPassword, wrongPassword } from './confirm-password.ts';
import { hashPassword } from './password.ts';
import { endAllSessions, endNews, endSession, type SessionStore } from './session.store.ts';
import { UserEntity } from './user.entity.ts';

export interface OwnAccountDeps {
  readonly database: Database;
  readonly sessions: SessionStore;
  readonly audit: AuditTrail;
  readonly viewer: Viewer;
  readonly confirm: ConfirmPassword;
  readonly client: Client;
}

/** What the agent does with their own account. `key`: the session key in the cookie of this request. */
export function createOwnAccount({ database, sessions, audit, viewer, confirm, client }: OwnAccountDeps) {
  const act = (action: string, work: (em: EntityManager) => Promise<void>) =>
    database.transaction(async (em) => {
      await work(em);
      await audit.record(em, { action, subject: 'User', subjectId: viewer.id });
    });

  return {
    sessions: (key: string | undefined): Promise<Session[]> => sessions.list(viewer.id, key),

    /** `action`: the way of signing in. */
    noteSignIn: (action: string) => act(action, async () => {}),

    /** Ends notifications of leads on this device. */
    endNews: () => endNews(database.em(), viewer.id, client.deviceId),

    endSession: (id: string) =>
      act('endSession', async (em) => {
        if (!(await endSession(em, viewer.id, id))) throw notFound('Session');
      }),

    endAllSessions: () => act('signOutEverywhere', (em) => endAllSessions(em, viewer.id)),

    /**
     * Throws BAD_INPUT at `current` for a wrong password. Ends every other session, and every sign-in that still waits
     * for its second step.
     */
    async changePassword({ current, next }: PasswordChange, key: string | undefined): Promise<void> {
      const before = await confirm(current, 'current');
      const password = await hashPassword(next);
      await act('changePassword', async (em) => {
        // Another device or an operator may have changed the password since the check; then `current` is no longer
        // right.
        const where = { id: viewer.id, password: before };
        const count = await em.nativeUpdate(UserEntity, where, { password, updatedAt: new Date() });
        if (count === 0) throw wrongPassword('current');
        await endAllSessions(em, viewer.id, key);
        await endTickets(em, viewer.id);
      });
    },
  };
}

export type OwnAccount = ReturnType<typeof createOwnAccount>;
