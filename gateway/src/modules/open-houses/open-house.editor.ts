import type { NewOpenHouse, OpenHouseSearch } from 'schema';
import type { OpenHouse } from 'schema/generated/graphql';
import type { Catalogue } from '../../core/catalogue.ts';
import { isRecordId } from '../../core/columns.ts';
import type { Database, EntityManager } from '../../core/database.ts';
import { GatewayError, notFound } from '../../core/errors.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { differences } from '../audit/differences.ts';
import { lockHome } from '../properties/lock-home.ts';
import { OpenHouseEntity } from './open-house.entity.ts';
import { selectOpenHouses } from './open-house.rows.ts';

/** The most future open houses of one home. */
const MOST = 20;

export interface OpenHouseEditorDeps {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly audit: AuditTrail;
}

/** What the agent does with open houses. */
export function createOpenHouseEditor({ database, catalogue, audit }: OpenHouseEditorDeps) {
  return {
    /** Sorted by start, at most 500. Without `from`, only those that have not ended. */
    async search({ propertyId, from, to }: OpenHouseSearch): Promise<OpenHouse[]> {
      const condition = `o.ends_at > ${from ? '?' : 'now()'}${to ? ' and o.starts_at < ?' : ''}${propertyId ? ' and o.property_id = ?' : ''}`;
      return selectOpenHouses(database.em(), condition, [
        ...(from ? [from] : []),
        ...(to ? [to] : []),
        ...(propertyId ? [propertyId] : []),
      ]);
    },

    /**
     * Adds an open house. If there is one with the same id, or with the same hours from another device, returns that
     * one. Throws NOT_FOUND for an unknown home, CONFLICT for more than 20 future ones and for the id of another home's
     * open house.
     */
    add(propertyId: string, asked: NewOpenHouse): Promise<OpenHouse> {
      if (!isRecordId(propertyId)) throw notFound('Property');
      return catalogue.change(async (em) => {
        await lockHome(em, propertyId);
        const known = await find(em, asked.id);
        if (known !== undefined && known.propertyId !== propertyId) {
          throw new GatewayError('CONFLICT', 'Another open house has this id');
        }
        if (known !== undefined) return known;
        const { id, startsAt, endsAt } = asked;
        const [same] = await selectOpenHouses(em, 'o.property_id = ? and o.starts_at = ? and o.ends_at = ?', [
          propertyId,
          startsAt,
          endsAt,
        ]);
        if (same !== undefined) return same;
        const toCome = await selectOpenHouses(em, 'o.property_id = ? and o.ends_at > now()', [propertyId]);
        if (toCome.length >= MOST) throw new GatewayError('CONFLICT', `At most ${MOST} open houses to come`);
        await em.insert(OpenHouseEntity, { id, propertyId, startsAt, endsAt, createdAt: new Date(), isClosed: false });
        await audit.record(em, deed('addOpenHouse', propertyId, differences({}, { startsAt, endsAt })));
        return demand(em, id);
      });
    },

    /** Throws NOT_FOUND for an unknown or malformed id. */
    async remove(id: string): Promise<void> {
      if (!isRecordId(id)) throw notFound('Open house');
      await catalogue.change(async (em) => {
        const { propertyId, startsAt, endsAt } = await demand(em, id);
        await em.nativeDelete(OpenHouseEntity, { id });
        await audit.record(em, deed('removeOpenHouse', propertyId, differences({ startsAt, endsAt }, {})));
      });
    },
  };
}

export type OpenHouseEditor = ReturnType<typeof createOpenHouseEditor>;

const deed = (action: string, subjectId: string, changes: ReturnType<typeof differences>) => {
  return { action, subject: 'Property', subjectId, changes };
};

const find = async (em: EntityManager, id: string): Promise<OpenHouse | undefined> =>
  (await selectOpenHouses(em, 'o.id = ?', [id]))[0];

async function demand(em: EntityManager, id: string): Promise<OpenHouse> {
  const found = await find(em, id);
  if (found === undefined) throw notFound('Open house');
  return found;
}
