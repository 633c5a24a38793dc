import { isRecordId } from '../../core/columns.ts';
import type { EntityManager } from '../../core/database.ts';
import { badInput } from '../../core/errors.ts';
import { PropertyEntity } from '../properties/property.entity.ts';

interface TitledProperty {
  readonly id: string;
  readonly title: string;
}

/**
 * The property that a lead is about, by its address as it was: the server's own words, never the client's. One that left the
 * site while the visitor wrote has its title, too. BAD_INPUT at `propertyId` if there is none.
 */
export async function demandTitle(em: EntityManager, propertyId: string): Promise<TitledProperty> {
  const property = isRecordId(propertyId) ? await em.findOne(PropertyEntity, { id: propertyId }) : null;
  if (property === null) throw badInput([{ path: ['propertyId'], message: 'Unknown property' }]);
  const { id, address, city, state, zipCode } = property;
  return { id, title: `${address}, ${city}, ${state} ${zipCode}` };
}
