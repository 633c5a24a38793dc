/** Databases that were made with the first SQL of a migration which was changed later. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../core/database.ts';
import { createDatabase, onEachDatabase, openTestDatabase } from '../testing/databases.ts';

const SCHEMA = `
  select indexdef as line from pg_indexes where schemaname = 'public'
  union all select conname || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
  union all select pg_get_statisticsobjdef(oid) from pg_statistic_ext
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select proname || prosrc from pg_proc where pronamespace = 'public'::regnamespace
    and prolang = (select oid from pg_language where lanname = 'plpgsql')
  order by line`;

/** What the migrations made at first. */
const atFirst = [
  // 020, in 4dcdbd3b
  'alter table release_tokens rename constraint release_tokens_token_hash_unique to release_tokens_token_hash_key',
  // 061, in e9595343
  'drop index properties_type',
  'drop statistics properties_kinds',
  'create index properties_property_type on properties (lower(property_type))',
  // 069, in 27668ce5
  `create or replace function keep_photos_property_images_insert() returns trigger language plpgsql as $$
    begin perform keep_photos(array(select property_id from added)); return null; end $$`,
];

const schemaOf = async (database: Database): Promise<string[]> =>
  (await database.em().execute<{ line: string }[]>(SCHEMA)).map(({ line }) => line);

onEachDatabase('a database of an earlier commit', (kind) => {
  it('has the schema of a new one after the next start', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'earlier-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const server = kind === 'postgresql' ? await createDatabase() : undefined;
    onTestFinished(() => server?.drop());
    const open = (migrateTo?: string) =>
      openDatabase({ url: server?.url, folder: server ? undefined : folder, migrateTo });
    const before = await open('071-home-prices');
    for (const statement of atFirst) await before.em().execute(statement, [], 'run');
    await before.close();
    const after = await open();
    onTestFinished(() => after.close());
    const fresh = await openTestDatabase(kind);
    onTestFinished(() => fresh.close());
    expect(await schemaOf(after)).toEqual(await schemaOf(fresh.database));
  });
});
