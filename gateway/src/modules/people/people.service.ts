import type { PeopleSearch, PersonChange } from 'schema';
import type { HomeFit, Person, Property } from 'schema/generated/graphql';
import { isRecordId } from '../../core/columns.ts';
import type { Limited } from '../../core/concurrency-limit.ts';
import type { Database, EntityManager } from '../../core/database.ts';
import { notFound } from '../../core/errors.ts';
import { pageOf, readCursor } from '../../core/moment-cursor.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { demandExpected } from '../audit/demand-expected.ts';
import { differences } from '../audit/differences.ts';
import { countFitting, findPeople, findPerson } from './people-rows.ts';
import { PersonCardEntity } from './person-card.entity.ts';

export interface PeopleDeps {
  readonly database: Database;
  readonly audit: AuditTrail;
  /** Searches for words, which must not take every connection. */
  readonly limited: Limited;
}

/** The people who sent leads, and what the agent knows about them. */
export function createPeople({ database, audit, limited }: PeopleDeps) {
  return {
    /** The latest first. Throws BAD_INPUT for a cursor that was not made here. */
    async search({ filter, first, after }: PeopleSearch) {
      const question = { filter: filter ?? {}, place: readCursor(after), limit: first + 1 };
      const find = () => findPeople(database.em(), question);
      const found = await (question.filter.text ? limited(find) : find());
      return pageOf(found, first, ({ latestAt, id }) => ({ moment: latestAt, id }));
    },

    /**
     * How many people each of these homes fits, in one statement. Sold and archived homes, and those that fit nobody,
     * are left out.
     */
    async fits(homes: readonly Property[]): Promise<HomeFit[]> {
      const offered = homes.filter(({ status, archivedAt }) => status !== 'sold' && archivedAt === null);
      return countFitting(
        database.em(),
        offered.map(({ id }) => id),
      );
    },

    /** Null for an unknown or malformed id. */
    async find(id: string): Promise<Person | null> {
      return isRecordId(id) ? ((await findPerson(database.em(), id)) ?? null) : null;
    },

    /**
     * An absent field keeps its value. Throws NOT_FOUND for an unknown or malformed id, CONFLICT if somebody else
     * changed a field first.
     */
    async update(id: string, { expected, ...change }: PersonChange): Promise<Person> {
      if (!isRecordId(id)) throw notFound('Person');
      return database.transaction(async (em) => {
        // Changes from two devices must run one after the other.
        await em.execute('select 1 from people where id = ? for update', [id]);
        const before = await demand(em, id);
        if (expected)
          demandExpected({ now: factsOf(before), expected: factsOf(expected), change: factsOf(change) }, (field) =>
            field === 'tags' ? [field] : ['wishes', field],
          );
        const { tags, wishes } = { tags: change.tags ?? before.tags, wishes: change.wishes ?? before.wishes };
        const { listingType = null, city = null, maxPrice = null, minBedrooms = null } = wishes ?? {};
        const card = { tags: [...new Set(tags)], listingType, city, maxPrice, minBedrooms };
        await em.upsert(PersonCardEntity, { id, updatedAt: new Date(), ...card });
        const after = await demand(em, id);
        const changes = differences(factsOf(before), factsOf(after));
        await audit.record(em, { action: 'updatePerson', subject: 'Person', subjectId: id, changes });
        return after;
      });
    },
  };
}

export type People = ReturnType<typeof createPeople>;

/** Only the fields that are given. */
const factsOf = ({ tags, wishes }: Pick<PersonChange, 'tags' | 'wishes'>) => ({ ...(tags && { tags }), ...wishes });

async function demand(em: EntityManager, id: string): Promise<Person> {
  const person = await findPerson(em, id);
  if (person === undefined) throw notFound('Person');
  return person;
}
