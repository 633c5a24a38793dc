import type { CalendarSearch, NewShowing, ShowingState } from 'schema';
import type { Lead, Showing } from 'schema/generated/graphql';
import { isRecordId } from '../../core/columns.ts';
import type { Database, EntityManager } from '../../core/database.ts';
import { GatewayError, notFound } from '../../core/errors.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { differences } from '../audit/differences.ts';
import type { Inbox } from '../leads/inbox.service.ts';
import { ShowingEntity } from './showing.entity.ts';
import { demandShowing, findBetween, findShowing, findToCome } from './showing-rows.ts';

export interface ShowingsDeps {
  readonly database: Database;
  readonly audit: AuditTrail;
  readonly inbox: Pick<Inbox, 'lock' | 'answerWithin' | 'announce'>;
}

type Subject = Pick<Lead, 'id' | 'kind'>;
const subjectOf = ({ leadKind: kind, leadId: id }: Pick<Showing, 'leadKind' | 'leadId'>): Subject => ({ kind, id });

/** When the agent shows which home to whom. */
export function createShowings({ database, audit, inbox }: ShowingsDeps) {
  async function setState(em: EntityManager, before: Showing, state: ShowingState): Promise<void> {
    await em.nativeUpdate(ShowingEntity, { id: before.id }, { state, updatedAt: new Date() });
    const changes = differences({ state: before.state }, { state });
    await audit.record(em, { action: 'updateShowing', subject: 'Showing', subjectId: before.id, changes });
  }

  /** The showing that this call already is, here or on another device; undefined for a new one. */
  async function findSame(em: EntityManager, asked: NewShowing, toCome?: Showing): Promise<Showing | undefined> {
    const known = await findShowing(em, asked.id);
    if (known !== undefined && known.leadId !== asked.leadId) {
      throw new GatewayError('CONFLICT', 'Another showing has this id');
    }
    const isSame =
      toCome?.state === asked.state &&
      toCome.startsAt.getTime() === asked.startsAt.getTime() &&
      toCome.id !== asked.replaces;
    return known ?? (isSame ? toCome : undefined);
  }

  async function insert(em: EntityManager, asked: NewShowing): Promise<void> {
    const { id, leadKind, leadId, state, startsAt, endsAt } = asked;
    const now = new Date();
    const facts = { leadKind, leadId, state, startsAt, endsAt };
    await em.insert(ShowingEntity, { id, createdAt: now, updatedAt: now, ...facts });
    const changes = differences({}, { state, startsAt, endsAt });
    await audit.record(em, { action: 'arrangeShowing', subject: 'Showing', subjectId: id, changes });
  }

  return {
    /** At most 500, by when they begin; none that is cancelled. */
    between: ({ from, to }: CalendarSearch): Promise<Showing[]> => findBetween(database.em(), from, to),

    /**
     * Accepts or proposes a time, with its mail: both or neither. The same id again, or the same time again, is the
     * showing that is there already. NOT_FOUND for an unknown lead; CONFLICT if it has another accepted showing to come
     * that `replaces` does not name, or the same id went out in other words.
     */
    async arrange(asked: NewShowing): Promise<Showing> {
      const lead = subjectOf(asked);
      if (!isRecordId(lead.id)) throw notFound('Lead');
      const showing = await database.transaction(async (em) => {
        await inbox.lock(em, lead);
        const toCome = await findToCome(em, lead.id);
        const same = await findSame(em, asked, toCome);
        const { id, subject, body } = asked;
        const letter = { id, leadKind: lead.kind, leadId: lead.id, channel: 'mail' as const, subject, body };
        // Of what went out already, other words are refused.
        if (same?.id === id) await inbox.answerWithin(em, letter);
        if (same !== undefined) return same;
        if (toCome?.state === 'accepted' && toCome.id !== asked.replaces) throw hasAnother();
        if (toCome !== undefined) await setState(em, toCome, 'cancelled');
        await inbox.answerWithin(em, letter);
        await insert(em, asked);
        return demandShowing(em, id);
      });
      inbox.announce(lead);
      return showing;
    },

    /** What became of it. NOT_FOUND for an unknown id; CONFLICT if its lead has another showing to come. */
    async update(id: string, state: ShowingState): Promise<Showing> {
      if (!isRecordId(id)) throw notFound('Showing');
      const showing = await database.transaction(async (em) => {
        const lead = subjectOf(await demandShowing(em, id));
        // Two devices follow each other.
        await inbox.lock(em, lead);
        const before = await demandShowing(em, id);
        if (before.state === state) return before;
        const other = state === 'accepted' || state === 'proposed' ? await findToCome(em, lead.id) : undefined;
        if (other !== undefined && other.id !== id) throw hasAnother();
        await setState(em, before, state);
        return demandShowing(em, id);
      });
      inbox.announce(subjectOf(showing));
      return showing;
    },
  };
}

export type Showings = ReturnType<typeof createShowings>;

const hasAnother = () =>
  new GatewayError('CONFLICT', 'There is another showing to come for this lead. Cancel that one, or move it.');
