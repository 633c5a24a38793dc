// The checks of each subsystem. Each of those in the database is one statement that reads an index or a few rows.
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  Backup,
  BotCheckHealth,
  DatabaseHealth,
  DemoContent,
  DiskHealth,
  LivePart,
  MailHealth,
  StorageHealth,
} from 'schema/generated/graphql';
import type { Database, EntityManager } from '../../core/database.ts';
import { demoAddresses } from '../../seed/seed.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { BackupEntity } from './backup.entity.ts';

const DAY_MS = 86_400_000;
const GIGABYTE = 1_000_000_000;
const LOW_SHARE = 0.1;
const PATIENCE_MS = 3000;
/** After a write that succeeded, so long none is tried. */
const RECHECK_MS = 60_000;

/** Whether this succeeds in time: what is slow counts as away. */
const succeeds = (work: Promise<unknown>): Promise<boolean> => {
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, sleep(PATIENCE_MS, false, { ref: false })]);
};

const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

export async function checkMail(em: EntityManager): Promise<Omit<MailHealth, 'folder' | 'test'>> {
  const sql = `select
    (select count(*)::integer from outgoing_messages where state = 'sent' and sent_at > ?) as sent,
    (select max(sent_at) from outgoing_messages where state = 'sent') as "lastSentAt",
    (select count(*)::integer from outgoing_messages where state = 'waiting') as waiting,
    (select count(*)::integer from outgoing_messages where state = 'dead') as dead`;
  type Row = { sent: number; lastSentAt: string | null; waiting: number; dead: number };
  const [row] = await em.execute<Row[]>(sql, [ago(30)]);
  const { sent = 0, lastSentAt = null, waiting = 0, dead = 0 } = row ?? {};
  return { sent, lastSentAt: lastSentAt === null ? null : new Date(lastSentAt), waiting, dead };
}

export async function checkBotCheck(em: EntityManager): Promise<Omit<BotCheckHealth, 'mode'>> {
  const tables = ['contacts', 'home_valuations', 'property_inquiries', 'lead_captures'];
  const since = tables.map((table) => `select status, verification from ${table} where created_at > ?`);
  const sql = `select count(*) filter (where verification = 'verified' and status <> 'spam')::integer as passed,
    count(*) filter (where status = 'spam')::integer as suspected,
    count(*) filter (where verification = 'unverified' and status <> 'spam')::integer as unverified
    from (${since.join(' union all ')}) as recent`;
  const [row] = await em.execute<Omit<BotCheckHealth, 'mode'>[]>(
    sql,
    tables.map(() => ago(7)),
  );
  return row ?? { passed: 0, suspected: 0, unverified: 0 };
}

export async function checkBackup(em: EntityManager): Promise<Backup | null> {
  const [row] = await em.find(BackupEntity, {}, { orderBy: { madeAt: 'desc' }, limit: 1 });
  return row === undefined ? null : { madeAt: row.madeAt, bytes: row.bytes };
}

async function write(folder: string): Promise<void> {
  const file = join(folder, 'health.half');
  // A full disk still makes the file.
  await writeFile(file, 'may go', { flush: true }).finally(() => rm(file, { force: true }));
}

/** Room does not tell whether a disk takes anything: one that failed is mounted read-only, with all its room. */
export function createDiskCheck(folder: string): () => Promise<DiskHealth> {
  let writtenAt = Number.NEGATIVE_INFINITY;
  /** One at a time: where a disk hangs, each would take a thread of the process for good. */
  let writing: Promise<void> | undefined;
  const tryWrite = (): Promise<void> => {
    writing ??= write(folder).finally(() => {
      writing = undefined;
    });
    return writing;
  };
  return async () => {
    const { bavail, blocks, bsize } = await statfs(folder);
    const [freeBytes, totalBytes] = [bavail * bsize, blocks * bsize];
    const isKnown = performance.now() - writtenAt < RECHECK_MS;
    const isWritable = isKnown || (await succeeds(tryWrite()));
    if (isWritable && !isKnown) writtenAt = performance.now();
    return { freeBytes, totalBytes, isLow: freeBytes < Math.max(totalBytes * LOW_SHARE, GIGABYTE), isWritable };
  };
}

/** Asks for an object that need not exist. */
export async function checkStorage(storage: ObjectStore): Promise<StorageHealth> {
  return { kind: storage.kind, place: storage.place, isReachable: await succeeds(storage.has('health')) };
}

export async function checkDatabase({
  kind,
  em,
}: Pick<Database, 'kind' | 'em'>): Promise<Omit<DatabaseHealth, 'replicas'>> {
  const sql = 'select pg_database_size(current_database())::float8 as bytes';
  const [row] = await em().execute<{ bytes: number }[]>(sql);
  return { kind, bytes: row?.bytes ?? 0 };
}

/** Homes of the demo whose address is unchanged, archived or not, and reviews that are marked as samples. */
export async function checkDemo(em: EntityManager): Promise<DemoContent> {
  const addresses = await demoAddresses();
  const sql = `select (select count(*)::integer from properties where address in (?)) as homes,
    (select count(*)::integer from testimonials where source = 'Sample') as testimonials`;
  const [row] = await em.execute<DemoContent[]>(sql, [addresses]);
  return row ?? { homes: 0, testimonials: 0 };
}

export async function selectLiveParts(em: EntityManager): Promise<LivePart[]> {
  const sql = `select l.name, l.version, l.since, h.by from live_releases l
    left join lateral (
      select by from release_history h where h.name = l.name and h.version = l.version
        and action not like 'canary%' order by id desc limit 1
    ) h on true order by l.name`;
  const rows = await em.execute<(Omit<LivePart, 'since'> & { since: string })[]>(sql);
  return rows.map((row) => ({ ...row, since: new Date(row.since) }));
}
