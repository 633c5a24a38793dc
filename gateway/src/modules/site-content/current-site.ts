import { applyTexts, type Site, type SiteFile, type SiteTexts } from 'schema';
import { withBiography } from 'schema/biography';
import type { Database, EntityManager } from '../../core/database.ts';

/** The site's current identity; the same object until it changes. */
export type SiteNow = () => Site;

export interface StoredVersion {
  readonly version: number;
  readonly texts: SiteTexts;
  readonly changedAt: string;
  readonly changedBy: string;
}

/** The newest first. */
export const selectSiteVersions = (em: EntityManager, most: number): Promise<StoredVersion[]> => {
  const sql = `select version, texts, changed_at as "changedAt", changed_by as "changedBy"
    from site_versions order by version desc limit ?`;
  return em.execute<StoredVersion[]>(sql, [most]);
};

/** `site.json` with the agent's texts in it. */
export const siteOf = (file: SiteFile, texts: SiteTexts): Site => withBiography(applyTexts(file, texts));

/**
 * Keeps the identity in memory. `learn` reads it again. The catalogue calls it before it reports a new version, so that
 * nothing is made from an old identity under a new version.
 */
export async function openCurrentSite(database: Database, file: SiteFile) {
  let known: string | undefined;
  let site: Site = siteOf(file, {});
  async function learn(): Promise<void> {
    const [newest] = await selectSiteVersions(database.em(), 1);
    // A restored backup may have other texts under the same number, so the texts are compared.
    const mark = JSON.stringify(newest?.texts ?? {});
    if (mark === known) return;
    known = mark;
    site = siteOf(file, newest?.texts ?? {});
  }
  await learn();
  return { now: (): Site => site, learn, file };
}

export type CurrentSite = Awaited<ReturnType<typeof openCurrentSite>>;
