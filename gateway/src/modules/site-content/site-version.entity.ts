import { defineEntity, p } from '@mikro-orm/core';
import type { SiteTexts } from 'schema';

/** What the agent wrote of the identity: rows are added, never changed; the newest is what visitors see. */
export const SiteVersionEntity = defineEntity({
  name: 'SiteVersion',
  tableName: 'site_versions',
  properties: {
    version: p.integer().primary().autoincrement(false),
    /** All fields that differ from `site.json`, as texts. */
    texts: p.json<SiteTexts>(),
    changedAt: p.datetime(3),
    changedBy: p.text(),
  },
});

/** The identity as it would be, under the hash of the key that stands in the preview's address. */
export const SitePreviewEntity = defineEntity({
  name: 'SitePreview',
  tableName: 'site_previews',
  properties: {
    key: p.text().primary(),
    texts: p.json<SiteTexts>(),
    endsAt: p.datetime(3),
  },
});
