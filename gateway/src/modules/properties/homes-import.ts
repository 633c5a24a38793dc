import { randomUUID } from 'node:crypto';
import { LockMode, wrap } from '@mikro-orm/core';
import type { HomesImport } from 'schema';
import type { HomeImport, HomeImportRow } from 'schema/generated/graphql';
import type { Catalogue } from '../../core/catalogue.ts';
import { isRecordId } from '../../core/columns.ts';
import type { Database, EntityManager } from '../../core/database.ts';
import { deleteInParts } from '../../core/delete-in-parts.ts';
import { badInput, GatewayError, notFound } from '../../core/errors.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { differences } from '../audit/differences.ts';
import { HomeImportEntity, type ImportedHome } from './home-import.entity.ts';
import { type PlannedRow, planHomes } from './home-plan.ts';
import { readSheet, type Sheet } from './home-sheet.ts';
import { PropertyEntity, type PropertyRow } from './property.entity.ts';

const SHOWN = 500;
const KEPT_MS = 30 * 86_400_000;

export interface HomesImportDeps {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly audit: AuditTrail;
  readonly listingHosts: readonly string[];
}

/** Imports homes from a spreadsheet, all rows or none, and can undo an import. */
export function createHomesImport({ database, catalogue, audit, listingHosts }: HomesImportDeps) {
  return {
    async read({ id, csv, columns, isDryRun, areDrafts }: HomesImport): Promise<HomeImport> {
      const sheet = readSheet(csv, columns);
      const options = { listingHosts, areDrafts: areDrafts === true };
      if (isDryRun) {
        const em = database.em();
        const plan = await planHomes(em, sheet.rows, { ...options, lock: false });
        return (await readInBefore(em, { id, sheet, plan })) ?? told(sheet, plan, null);
      }
      return catalogue.change(async (em) => {
        // Two imports at once would both add the same home.
        await em.execute("select pg_advisory_xact_lock(hashtext('homes import'))");
        const plan = await planHomes(em, sheet.rows, { ...options, lock: true });
        const before = await readInBefore(em, { id, sheet, plan });
        if (before) return before;
        demandSound(plan);
        return told(sheet, plan, await writePlan(em, audit, { id: id ?? randomUUID(), plan }));
      });
    },

    /** Throws CONFLICT if one of its homes has changed since. */
    undo: (id: string) => catalogue.change((em) => takeBack(em, audit, id)),
  };
}

export type HomesImporter = ReturnType<typeof createHomesImport>;

/** Deletes old imports, with the earlier states of their homes. They can no longer be undone then. */
export async function sweepImports(database: Database): Promise<void> {
  const values = [new Date(Date.now() - KEPT_MS)];
  await deleteInParts(database, { from: 'home_imports', where: 'created_at < ?', values });
}

function outcomeOf({ home, changes, issues }: PlannedRow): HomeImportRow['outcome'] {
  if (issues.length > 0) return 'wrong';
  if (home === undefined) return 'added';
  return changes.length > 0 ? 'changed' : 'same';
}

function told({ columns }: Sheet, plan: readonly PlannedRow[], id: string | null): HomeImport {
  const rows = plan.map(
    (planned): HomeImportRow => ({
      row: planned.row,
      address: planned.address,
      outcome: outcomeOf(planned),
      changes: [...planned.changes],
      issues: planned.issues.map(({ path, message }) => ({ field: path.length > 0 ? path.join('.') : null, message })),
    }),
  );
  const count = (outcome: HomeImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const isWrong = ({ outcome }: HomeImportRow) => Number(outcome === 'wrong');
  const shown = rows.filter(({ outcome }) => outcome !== 'same').toSorted((a, b) => isWrong(b) - isWrong(a));
  return {
    id,
    columns,
    added: count('added'),
    changed: count('changed'),
    same: count('same'),
    wrong: count('wrong'),
    rows: shown.slice(0, SHOWN),
  };
}

type Asked = { id: string | null | undefined; sheet: Sheet; plan: readonly PlannedRow[] };

/**
 * What an import with this id has read in, as when its answer was lost; undefined if there is none. Throws CONFLICT if it
 * was taken back, or if the homes are not as this file says.
 */
async function readInBefore(em: EntityManager, { id, sheet, plan }: Asked): Promise<HomeImport | undefined> {
  const found = id == null ? null : await em.findOne(HomeImportEntity, { id });
  if (found === null) return undefined;
  if (found.undoneAt !== null) throw takenBack();
  if (plan.some((planned) => outcomeOf(planned) !== 'same'))
    throw new GatewayError('CONFLICT', 'It was read in already, and its homes are not as this file says');
  const added = found.homes.filter(({ before }) => before === null).length;
  const changed = found.homes.length - added;
  return { ...told(sheet, plan, found.id), added, changed, same: plan.length - found.homes.length };
}

const takenBack = () => new GatewayError('CONFLICT', 'It was taken back already');

function demandSound(plan: readonly PlannedRow[]): void {
  const issues = plan.flatMap(({ row, issues }) =>
    issues.map(({ path, message }) => ({ path: ['rows', row, ...path], message })),
  );
  if (issues.length > 0) throw badInput(issues.slice(0, SHOWN));
}

/** Returns the import's id; null if the file changes nothing. */
async function writePlan(
  em: EntityManager,
  audit: AuditTrail,
  { id, plan }: { id: string; plan: readonly PlannedRow[] },
): Promise<string | null> {
  const meant = plan.filter((planned) => ['added', 'changed'].includes(outcomeOf(planned)));
  if (meant.length === 0) return null;
  const since = await statusSince(em, meant);
  const written = meant.map(({ id, home, columns }) => {
    const before = home ? wrap(home).toPOJO() : null;
    const row = home ?? em.create(PropertyEntity, { ...(columns as PropertyRow), ...(id && { id }) });
    em.assign(row, { ...columns, updatedAt: new Date() });
    return { before, row };
  });
  await em.flush();
  const homes = written.map(({ before, row: { id, updatedAt } }): ImportedHome => {
    return { id, before, statusSince: since.get(id) ?? null, updatedAt: updatedAt.toISOString() };
  });
  await em.insert(HomeImportEntity, { id, createdAt: new Date(), undoneAt: null, homes });
  for (const { before, row } of written) {
    const changes = differences(before ?? {}, wrap(row).toPOJO());
    await audit.record(em, { action: 'importHomes', subject: 'Property', subjectId: row.id, changes });
  }
  return id;
}

async function statusSince(em: EntityManager, plan: readonly PlannedRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = plan.flatMap(({ home }) => home?.id ?? []);
  const sql = 'select id, status_since::text as since from properties where id = any (?::uuid[])';
  const rows = await em.execute<{ id: string; since: string }[]>(sql, [`{${ids}}`]);
  return new Map(rows.map(({ id, since }) => [id, since]));
}

/**
 * Restores the age of a status. The database sets `status_since` when the status is written, so this must come
 * afterwards.
 */
async function restoreStatusSince(em: EntityManager, homes: readonly ImportedHome[]): Promise<void> {
  const dated = homes.filter(({ statusSince }) => statusSince != null);
  const sql = `update properties p set status_since = b.since
    from unnest(?::uuid[], ?::timestamptz[]) b (id, since) where p.id = b.id and p.status_since <> b.since`;
  const list = (values: readonly unknown[]) => `{${values.map((value) => `"${value}"`)}}`;
  const values = [list(dated.map(({ id }) => id)), list(dated.map((home) => home.statusSince))];
  await em.execute(sql, values, 'run');
}

/** Finds one of these homes that has an open house or an estimate. */
const GROWN = `select address from properties p where p.id in (?) and (
  exists (select 1 from open_houses o where o.property_id = p.id)
  or exists (select 1 from value_estimates v where v.property_id = p.id)) limit 1`;

/**
 * Throws CONFLICT if a home that the import added has got something that would be deleted with it. That does not change
 * the home's own `updatedAt`.
 */
async function demandBare(em: EntityManager, homes: readonly ImportedHome[]): Promise<void> {
  const added = homes.filter(({ before }) => before === null).map(({ id }) => id);
  if (added.length === 0) return;
  const [grown] = await em.execute<{ address: string }[]>(GROWN, [added]);
  if (grown) throw new GatewayError('CONFLICT', `${grown.address} was changed since`);
}

async function takeBack(em: EntityManager, audit: AuditTrail, id: string): Promise<void> {
  const found = isRecordId(id)
    ? await em.findOne(HomeImportEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;
  if (found === null) throw notFound('Import');
  // The answer to it may have been lost.
  if (found.undoneAt !== null) return;
  const where = { id: { $in: found.homes.map((home) => home.id) } };
  const rows = await em.find(PropertyEntity, where, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  await demandBare(em, found.homes);
  for (const home of found.homes) {
    const row = byId.get(home.id);
    if (row?.updatedAt.toISOString() !== home.updatedAt)
      throw new GatewayError('CONFLICT', `${row?.address ?? 'A home'} was changed since`);
    const changes = differences(wrap(row).toPOJO(), home.before ?? {});
    if (home.before === null) em.remove(row);
    else em.assign(row, { ...withMoments(home.before), updatedAt: new Date() });
    await audit.record(em, { action: 'undoHomesImport', subject: 'Property', subjectId: row.id, changes });
  }
  found.undoneAt = new Date();
  await em.flush();
  await restoreStatusSince(em, found.homes);
}

/** JSON has no dates, so they are made from text. */
function withMoments(before: Readonly<Record<string, unknown>>): Partial<PropertyRow> {
  const moments = ['createdAt', 'updatedAt', 'soldDate', 'archivedAt', 'goesLiveAt'];
  const pairs = moments.map((name) => [name, before[name] ? new Date(String(before[name])) : null]);
  return { ...before, ...Object.fromEntries(pairs) };
}
