import type { AuditChange } from 'schema/generated/graphql';
import { isRecordId } from '../../core/columns.ts';
import type { EntityManager } from '../../core/database.ts';
import { badInput } from '../../core/errors.ts';
import { PropertyEntity } from '../properties/property.entity.ts';

interface TitledProperty {
  readonly id: string;
  readonly title: string;
}

type Address = Record<'address' | 'city' | 'state' | 'zipCode', string>;

/**
 * The property of a lead, with its current address as a title: taken from the database, never from the client. A
 * property that is no longer on the site has a title, too, and so has one that was deleted while a visitor's page
 * showed it. Throws BAD_INPUT at `propertyId` if neither the table nor the audit log knows of it.
 */
export async function demandTitle(em: EntityManager, propertyId: string): Promise<TitledProperty> {
  const id = propertyId.toLowerCase();
  const property = isRecordId(id)
    ? ((await em.findOne(PropertyEntity, { id })) ?? (await addressOfDeleted(em, id)))
    : undefined;
  if (property === undefined) throw badInput([{ path: ['propertyId'], message: 'Unknown property' }]);
  const { address, city, state, zipCode } = property;
  return { id, title: `${address}, ${city}, ${state} ${zipCode}` };
}

/** What the audit log wrote down when the home was deleted, or taken back with its import. */
async function addressOfDeleted(em: EntityManager, id: string): Promise<Address | undefined> {
  const [entry] = await em.execute<{ changes: AuditChange[] }[]>(
    `select changes from audit_log where subject_id = ? and subject = 'Property'
      and changes @> '[{ "field": "id", "after": null }]' order by at desc, id desc limit 1`,
    [id],
  );
  if (entry === undefined) return undefined;
  const before = (name: keyof Address) => entry.changes.find(({ field }) => field === name)?.before ?? '';
  return { address: before('address'), city: before('city'), state: before('state'), zipCode: before('zipCode') };
}
