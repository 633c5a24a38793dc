import type { Site, SiteFile, SiteTexts } from 'schema';
import type { SitePreview } from 'schema/generated/graphql';
import type { Database } from '../../core/database.ts';
import { deleteInParts } from '../../core/delete-in-parts.ts';
import { hashOfKey, isPreviewKey, newPreviewKey } from '../../core/preview-key.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { siteOf } from './current-site.ts';
import { SitePreviewEntity } from './site-version.entity.ts';

/** Previews of the site with a changed identity. They are kept for a day, and anybody with the address can see them. */
export function createSitePreviews({ database, file }: { database: Database; file: SiteFile }) {
  return {
    async make(texts: SiteTexts, audit: AuditTrail): Promise<SitePreview> {
      const { key, endsAt } = newPreviewKey();
      await database.transaction(async (em) => {
        await em.insert(SitePreviewEntity, { key: hashOfKey(key), texts, endsAt });
        await audit.record(em, { action: 'previewSite', subject: 'Site' });
      });
      return { homePath: `/?preview=${key}`, aboutPath: `/about?preview=${key}`, endsAt };
    },

    /** Undefined if the key is unknown or has expired. */
    async find(key: unknown): Promise<Site | undefined> {
      if (!isPreviewKey(key)) return undefined;
      const sql = 'select texts from site_previews where key = ? and ends_at > now()';
      const [row] = await database.em().execute<{ texts: SiteTexts }[]>(sql, [hashOfKey(key)]);
      return row && siteOf(file, row.texts);
    },

    async sweep(): Promise<void> {
      await deleteInParts(database, { from: 'site_previews', where: 'ends_at < ?', values: [new Date()] });
    },
  };
}

export type SitePreviews = ReturnType<typeof createSitePreviews>;
