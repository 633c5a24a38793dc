import { setImmediate as next } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase, openTestDatabase } from '../testing/databases.ts';
import type { Database } from './database.ts';
import { createRateLimits } from './rate-limits.ts';

onEachDatabase('a sweep of very many rows', (kind) => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase(kind));
  });
  afterAll(() => close());

  const left = async () => {
    const [row] = await database.read<{ left: number }>('select count(*)::integer as left from rate_limits');
    return row?.left;
  };

  it('lets others ask between its parts, and leaves only what is not over', async () => {
    const sql = `insert into rate_limits (key, hits, resets_at)
      select 'old ' || n, 1, now() - interval '1 day' from generate_series(1, 45000) n union all select 'new', 1, now() + interval '1 day'`;
    await database.em().execute(sql, [], 'run');
    const sweeping = createRateLimits({ database, isOn: true }).sweep();
    await next();
    // On PGlite this waits for the statement that runs, and for no more.
    expect(await left()).toBeGreaterThan(1);
    await sweeping;
    expect(await left()).toBe(1);
  });
});
