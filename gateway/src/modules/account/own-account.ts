import type { PasswordChange } from 'schema';
import type { Session } from 'schema/generated/graphql';
import type { Client } from '../../core/client.ts';
import type { Database, EntityManager } from '../../core/database.ts';
import { notFound } from '../../core/errors.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { endTickets } from '../second-factor/tickets.ts';
import type { Viewer } from './account.service.ts';
import type { ConfirmPassword } from './confirm-password.ts';
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

/** What the agent does with their own account. `key` is what the asking session's cookie holds. */
export function createOwnAccount({ database, sessions, audit, viewer, confirm, client }: OwnAccountDeps) {
  const act = (action: string, work: (em: EntityManager) => Promise<void>) =>
    database.transaction(async (em) => {
      await work(em);
      await audit.record(em, { action, subject: 'User', subjectId: viewer.id });
    });

  return {
    sessions: (key: string | undefined): Promise<Session[]> => sessions.list(viewer.id, key),

    /** `action` says by what. */
    noteSignIn: (action: string) => act(action, async () => {}),

    /** Of leads, on the device that asks. */
    endNews: () => endNews(database.em(), viewer.id, client.deviceId),

    endSession: (id: string) =>
      act('endSession', async (em) => {
        if (!(await endSession(em, viewer.id, id))) throw notFound('Session');
      }),

    endAllSessions: () => act('signOutEverywhere', (em) => endAllSessions(em, viewer.id)),

    /** BAD_INPUT at `current` for a wrong password. Ends every session but the asking one, and whatever is half way to one. */
    async changePassword({ current, next }: PasswordChange, key: string | undefined): Promise<void> {
      await confirm(current, 'current');
      const password = await hashPassword(next);
      await act('changePassword', async (em) => {
        await em.nativeUpdate(UserEntity, { id: viewer.id }, { password, updatedAt: new Date() });
        await endAllSessions(em, viewer.id, key);
        await endTickets(em, viewer.id);
      });
    },
  };
}

export type OwnAccount = ReturnType<typeof createOwnAccount>;
