import { isRecordId } from '../../core/columns.ts';
import type { EntityManager } from '../../core/database.ts';
import { badInput } from '../../core/errors.ts';
import { PropertyEntity } from '../properties/property.entity.ts';

interface TitledProperty {
  readonly id: string;
  readonly title: string;
}

/**
 * The property of a lead, with its current address as a title: taken from the database, never from the client. A
 * property that is no longer on the site has a title, too. Throws BAD_INPUT at `propertyId` if there is none.
 */
export async function demandTitle(em: EntityManager, propertyId: string): Promise<TitledProperty> {
  const property = isRecordId(propertyId) ? await em.findOne(PropertyEntity, { id: propertyId }) : null;
  if (property === null) throw badInput([{ path: ['propertyId'], message: 'Unknown property' }]);
  const { id, address, city, state, zipCode } = property;
  return { id, title: `${address}, ${city}, ${state} ${zipCode}` };
}
