import {
  type InputIssue,
  printField,
  printValue,
  readField,
  type SiteChange,
  type SiteFieldName,
  type SiteFile,
  type SiteRestore,
  type SiteTexts,
  siteFieldNames,
  Wrong,
} from 'schema';
import type { AuditChange, SiteContent, SitePreview, SiteVersion } from 'schema/generated/graphql';
import type { Catalogue } from '../../core/catalogue.ts';
import type { Database, EntityManager } from '../../core/database.ts';
import { badInput, GatewayError, notFound } from '../../core/errors.ts';
import { demoKeys } from '../../core/site.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { describeAgentPhoto } from './agent-photo.ts';
import { type StoredVersion, selectSiteVersions, siteOf } from './current-site.ts';
import type { SitePreviews } from './site-previews.ts';

const MOST = 50;

export interface SiteEditorDeps {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly audit: AuditTrail;
  readonly username: string;
  /** `site.json`. */
  readonly file: SiteFile;
  readonly previews: SitePreviews;
  /** Whether a public site refuses demo values. */
  readonly refuseDemo: boolean;
}

/** What the agent does with the identity and the biography. Earlier versions are kept. */
export function createSiteEditor(deps: SiteEditorDeps) {
  const { database, file, previews, audit } = deps;
  return {
    async read(): Promise<SiteContent> {
      return contentOf(file, (await selectSiteVersions(database.em(), 1))[0]);
    },

    /** The newest first, at most 50. */
    async versions(): Promise<SiteVersion[]> {
      const stored = await selectSiteVersions(database.em(), MOST + 1);
      return stored.slice(0, MOST).map(({ texts, changedAt, ...row }, index) => ({
        version: row.version,
        changedBy: row.changedBy,
        changedAt: new Date(changedAt),
        changes: differing(stored[index + 1]?.texts ?? {}, texts),
      }));
    },

    /** See `updateSite` in the schema. */
    update: ({ fields, expectedVersion }: SiteChange): Promise<SiteContent> =>
      write(deps, 'updateSite', expectedVersion, async (newest, em) =>
        changed(deps, newest?.texts ?? {}, await describeAgentPhoto(em, fields)),
      ),

    restore: ({ version, expectedVersion }: SiteRestore): Promise<SiteContent> =>
      write(deps, 'restoreSite', expectedVersion, async (_, em) => {
        if (version === 0) return {};
        const sql = 'select texts from site_versions where version = ?';
        const [row] = await em.execute<{ texts: SiteTexts }[]>(sql, [version]);
        if (row === undefined) throw notFound('Version');
        return row.texts;
      }),

    async preview({ fields }: SiteChange): Promise<SitePreview> {
      const em = database.em();
      const [newest] = await selectSiteVersions(em, 1);
      return previews.make(changed(deps, newest?.texts ?? {}, await describeAgentPhoto(em, fields)), audit);
    },
  };
}

export type SiteEditor = ReturnType<typeof createSiteEditor>;

type Fields = SiteChange['fields'];

/** The texts after a change. Throws BAD_INPUT that names each invalid field. */
function changed({ file, refuseDemo }: SiteEditorDeps, before: SiteTexts, fields: Fields): SiteTexts {
  const issues: InputIssue[] = [];
  const texts: Partial<Record<SiteFieldName, string>> = { ...before };
  for (const { name, text } of fields) {
    delete texts[name];
    if (text == null) continue;
    const value = readField(name, text, file);
    if (value instanceof Wrong) issues.push({ path: [name], message: value.message });
    else if (refuseDemo && demoKeys(value).length > 0) issues.push({ path: [name], message: 'This is a demo value' });
    else texts[name] = printValue(name, value);
  }
  if (issues.length > 0) throw badInput(issues);
  const otherwise = siteOf(file, {});
  // A text that is equal to the file's is not stored, so that a later change of the file takes effect.
  const kept = Object.entries(texts).filter(([name, text]) => text !== printField(otherwise, name as SiteFieldName));
  return Object.fromEntries(kept) as SiteTexts;
}

type Next = (newest: StoredVersion | undefined, em: EntityManager) => SiteTexts | Promise<SiteTexts>;

/** Adds a version in one transaction, with the catalogue's next version and an audit entry. */
function write(
  { catalogue, audit, username, file }: SiteEditorDeps,
  action: string,
  expected: number | null | undefined,
  next: Next,
): Promise<SiteContent> {
  return catalogue.change(async (em) => {
    // Two at once must write one after the other.
    await em.execute('lock table site_versions in share row exclusive mode');
    const [newest] = await selectSiteVersions(em, 1);
    const texts = await next(newest, em);
    const changes = differing(newest?.texts ?? {}, texts);
    if (changes.length === 0) return contentOf(file, newest);
    const version = newest?.version ?? 0;
    if (expected != null && expected !== version) {
      throw new GatewayError('CONFLICT', 'The site was changed in the meantime');
    }
    const sql = 'insert into site_versions (version, texts, changed_at, changed_by) values (?, ?::jsonb, ?, ?)';
    await em.execute(sql, [version + 1, JSON.stringify(texts), new Date(), username], 'run');
    await audit.record(em, { action, subject: 'Site', changes });
    return contentOf(file, (await selectSiteVersions(em, 1))[0]);
  });
}

const differing = (before: SiteTexts, after: SiteTexts): AuditChange[] =>
  siteFieldNames
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => change.before !== change.after);

function contentOf(file: SiteFile, stored: StoredVersion | undefined): SiteContent {
  const texts = stored?.texts ?? {};
  const [now, otherwise] = [siteOf(file, texts), siteOf(file, {})];
  return {
    version: stored?.version ?? 0,
    changedAt: stored ? new Date(stored.changedAt) : null,
    changedBy: stored?.changedBy ?? null,
    fields: siteFieldNames.map((name) => ({
      name,
      text: printField(now, name),
      fileText: printField(otherwise, name),
      isChanged: texts[name] !== undefined,
    })),
  };
}
