import { wrap } from '@mikro-orm/core';
import type { EntityManager } from '../../core/database.ts';
import type { PropertyRow } from './property.entity.ts';
import { PropertyImageEntity } from './property-image.entity.ts';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** A property as the audit log describes it: its columns, its photos in order, their texts and their focus. */
export async function auditState(em: EntityManager, row: PropertyRow): Promise<Record<string, unknown>> {
  const where = { propertyId: row.id };
  const photos = await em
    .fork({ keepTransactionContext: true })
    .find(PropertyImageEntity, where, { orderBy: { position: 'asc' } });
  return {
    ...wrap(row).toPOJO(),
    images: photos.map(({ file }) => file),
    focusOfPhotos: photos.flatMap(({ file, focusX, focusY }) =>
      focusX === null || focusY === null ? [] : `${file}: ${percent(focusX)} across, ${percent(focusY)} down`,
    ),
    alternativeTexts: photos.flatMap(({ file, alt }) => (alt === null ? [] : `${file}: ${alt}`)),
  };
}
