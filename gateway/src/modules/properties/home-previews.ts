import type { HomePreview, Property } from 'schema/generated/graphql';
import type { Database, EntityManager } from '../../core/database.ts';
import { deleteInParts } from '../../core/delete-in-parts.ts';
import { hashOfKey, isPreviewKey, newPreviewKey } from '../../core/preview-key.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { HomePreviewEntity } from './home-preview.entity.ts';

/** Previews of changed homes. They are kept for a day, and anybody with the address can see them. */
export function createHomePreviews({ database }: { database: Database }) {
  return {
    async make(home: Property, audit: AuditTrail): Promise<HomePreview> {
      const { key, endsAt } = newPreviewKey();
      await database.transaction(async (em) => {
        await em.insert(HomePreviewEntity, { key: hashOfKey(key), propertyId: home.id, home: { ...home }, endsAt });
        await audit.record(em, { action: 'previewProperty', subject: 'Property', subjectId: home.id });
      });
      return { path: `/properties/${home.id}?preview=${key}`, endsAt };
    },

    /** Undefined if the key is unknown or has expired, or the home was deleted. */
    async find(key: unknown): Promise<Property | undefined> {
      if (!isPreviewKey(key)) return undefined;
      const sql = `select home from home_previews v where key = ? and ends_at > now()
        and exists (select 1 from properties p where p.id = v.property_id)`;
      const [row] = await database.em().execute<{ home: Property }[]>(sql, [hashOfKey(key)]);
      return row && withMoments(row.home);
    },

    async sweep(): Promise<void> {
      await deleteInParts(database, { from: 'home_previews', where: 'ends_at < ?', values: [new Date()] });
    },
  };
}

export type HomePreviews = ReturnType<typeof createHomePreviews>;

/** JSON has no dates, so they are made from text. A preview shows a home as visitors would see it. */
function withMoments(home: Property): Property {
  return {
    ...home,
    createdAt: new Date(home.createdAt),
    updatedAt: new Date(home.updatedAt),
    statusSince: new Date(home.statusSince),
    soldDate: home.soldDate && new Date(home.soldDate),
    valueEstimate: home.valueEstimate && { ...home.valueEstimate, asOf: new Date(home.valueEstimate.asOf) },
    archivedAt: null,
    goesLiveAt: null,
    isDraft: false,
  };
}

/** Returns what `work` read in a transaction that is then rolled back. */
export async function imagined<T>(database: Database, work: (em: EntityManager) => Promise<T>): Promise<T> {
  const end = new Error('taken back');
  let read: { value: T } | undefined;
  await database
    .transaction(async (em) => {
      read = { value: await work(em) };
      throw end;
    })
    .catch((error: unknown) => {
      if (error !== end) throw error;
    });
  if (read === undefined) throw new Error('The transaction was kept');
  return read.value;
}
