import { type CalendarSearch, isToCome, type NewShowing, type ShowingChange, type ShowingState } from 'schema';
import type { Lead, Showing } from 'schema/generated/graphql';
import { isRecordId } from '../../core/columns.ts';
import type { Database, EntityManager } from '../../core/database.ts';
import { GatewayError, notFound } from '../../core/errors.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { demandExpected } from '../audit/demand-expected.ts';
import { differences } from '../audit/differences.ts';
import type { Inbox } from '../leads/inbox.service.ts';
import { ShowingEntity } from './showing.entity.ts';
import { demandShowing, findBetween, findShowing, findToCome } from './showing-rows.ts';

export interface ShowingsDeps {
  readonly database: Database;
  readonly audit: AuditTrail;
  readonly inbox: Pick<Inbox, 'lock' | 'answerWithin' | 'releaseWithin' | 'announce'>;
  readonly outbox: Pick<Outbox, 'holdAnswer'>;
}

type Subject = Pick<Lead, 'id' | 'kind'>;
const subjectOf = ({ leadKind: kind, leadId: id }: Pick<Showing, 'leadKind' | 'leadId'>): Subject => ({ kind, id });

/** The agent's appointments to show homes. */
export function createShowings({ database, audit, inbox, outbox }: ShowingsDeps) {
  /** A mail that still waits follows its showing: one that is not to come is not announced, unless that is taken back. */
  async function setState(em: EntityManager, before: Showing, state: ShowingState): Promise<void> {
    await em.nativeUpdate(ShowingEntity, { id: before.id }, { state, updatedAt: new Date() });
    if (!isToCome(state)) await outbox.holdAnswer(em, before.id);
    else if (!isToCome(before.state)) await inbox.releaseWithin(em, subjectOf(before));
    const changes = differences({ state: before.state }, { state });
    await audit.record(em, { action: 'updateShowing', subject: 'Showing', subjectId: before.id, changes });
  }

  /**
   * The showing of an earlier call with the same id, or with the same time on another device; undefined for a new one.
   */
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
    /** At most 500, sorted by start, without cancelled ones. */
    between: ({ from, to }: CalendarSearch): Promise<Showing[]> => findBetween(database.em(), from, to),

    /**
     * Accepts or proposes a time, and sends its mail: both or neither. A repeated call with the same id or the same
     * time returns the existing showing. Throws NOT_FOUND for an unknown lead, CONFLICT if the lead has another
     * accepted future showing that `replaces` does not name, or if the mail with this id had other words.
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
        // Refuses other words for a mail that was already sent.
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

    /**
     * Sets the state. Throws NOT_FOUND for an unknown id, CONFLICT if its lead has another future showing, or if the
     * state is neither `expectedState` nor the new one.
     */
    async update(id: string, { state, expectedState }: ShowingChange): Promise<Showing> {
      if (!isRecordId(id)) throw notFound('Showing');
      const showing = await database.transaction(async (em) => {
        const lead = subjectOf(await demandShowing(em, id));
        // Changes from two devices must run one after the other.
        await inbox.lock(em, lead);
        const before = await demandShowing(em, id);
        if (before.state === state) return before;
        if (expectedState) demandExpected({ now: before, expected: { state: expectedState }, change: { state } });
        const other = isToCome(state) ? await findToCome(em, lead.id) : undefined;
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
