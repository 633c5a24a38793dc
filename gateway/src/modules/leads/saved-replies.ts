import { randomUUID } from 'node:crypto';
import type { SavedReplyInput } from 'schema';
import type { SavedReply } from 'schema/generated/graphql';
import { isRecordId } from '../../core/columns.ts';
import type { Database, EntityManager } from '../../core/database.ts';
import { GatewayError, notFound } from '../../core/errors.ts';
import { lockName } from '../../core/lock-name.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { differences } from '../audit/differences.ts';
import { SavedReplyEntity } from './saved-reply.entity.ts';

/** More replies than anybody would look through. */
const MOST = 100;

export interface SavedRepliesDeps {
  readonly database: Database;
  readonly audit: AuditTrail;
}

/** Texts that the agent saves to begin answers with. */
export function createSavedReplies({ database, audit }: SavedRepliesDeps) {
  const deed = (action: string, subjectId: string, changes: ReturnType<typeof differences>) => {
    return { action, subject: 'SavedReply', subjectId, changes };
  };

  return {
    /** Sorted by title. */
    all: (): Promise<SavedReply[]> =>
      database.em().find(SavedReplyEntity, {}, { orderBy: { title: 'asc', id: 'asc' } }),

    /** The same title and words again return the existing reply, so that a call may be repeated. */
    create: (input: SavedReplyInput): Promise<SavedReply> =>
      database.transaction(async (em) => {
        // Two at once must count one after the other.
        await lockName(em, 'saved replies');
        const [known] = await em.find(SavedReplyEntity, input, { limit: 1 });
        if (known !== undefined) return known;
        const count = await em.count(SavedReplyEntity);
        if (count >= MOST) throw new GatewayError('CONFLICT', `At most ${MOST} saved replies`);
        const now = new Date();
        const reply = { id: randomUUID(), createdAt: now, updatedAt: now, ...input };
        await em.insert(SavedReplyEntity, reply);
        await audit.record(em, deed('createSavedReply', reply.id, differences({}, input)));
        return reply;
      }),

    update: (id: string, input: SavedReplyInput): Promise<SavedReply> =>
      database.transaction(async (em) => {
        const before = await demand(em, id);
        const after = { ...before, ...input, updatedAt: new Date() };
        await em.nativeUpdate(SavedReplyEntity, { id }, { ...input, updatedAt: after.updatedAt });
        await audit.record(em, deed('updateSavedReply', id, differences(wordsOf(before), input)));
        return after;
      }),

    delete: (id: string): Promise<void> =>
      database.transaction(async (em) => {
        const before = await demand(em, id);
        await em.nativeDelete(SavedReplyEntity, { id });
        await audit.record(em, deed('deleteSavedReply', id, differences(wordsOf(before), {})));
      }),
  };
}

export type SavedReplies = ReturnType<typeof createSavedReplies>;

const wordsOf = ({ title, body }: SavedReply): SavedReplyInput => ({ title, body });

async function demand(em: EntityManager, id: string): Promise<SavedReply> {
  const reply = isRecordId(id) ? await em.findOne(SavedReplyEntity, { id }) : null;
  if (reply === null) throw notFound('Saved reply');
  return { id, title: reply.title, body: reply.body, createdAt: reply.createdAt, updatedAt: reply.updatedAt };
}
