import { defineEntity, p } from '@mikro-orm/core';
import type { SiteTexts } from 'schema';

/** A version of the identity that the agent wrote. Rows are added, never changed; visitors see the newest. */
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

/** A preview of the identity, stored under the hash of the key in the preview's address. */
export const SitePreviewEntity = defineEntity({
  name: 'SitePreview',
  tableName: 'site_previews',
  properties: {
    key: p.text().primary(),
    texts: p.json<SiteTexts>(),
    endsAt: p.datetime(3),
  },
});
