import { wrap } from '@mikro-orm/core';
import type { EntityManager } from '../../core/database.ts';
import type { PropertyRow } from './property.entity.ts';
import { PropertyImageEntity } from './property-image.entity.ts';

/** A property as the audit log tells of it: its columns, its photos in order, and their texts. */
export async function auditState(em: EntityManager, row: PropertyRow): Promise<Record<string, unknown>> {
  const where = { propertyId: row.id };
  const photos = await em
    .fork({ keepTransactionContext: true })
    .find(PropertyImageEntity, where, { orderBy: { position: 'asc' } });
  return {
    ...wrap(row).toPOJO(),
    images: photos.map(({ file }) => file),
    alternativeTexts: photos.flatMap(({ file, alt }) => (alt === null ? [] : `${file}: ${alt}`)),
  };
}
