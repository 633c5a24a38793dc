// The cost of claiming notifications where very many of them wait, as PostgreSQL reports it: in rows that it reads.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../core/database.ts';
import { onEachDatabase, openTestDatabase } from '../../testing/databases.ts';
import { explaining, type Plan, touched } from '../../testing/query-plans.ts';
import { claimPushes, RETRY_MS } from './push-queue.ts';

const MANY = 20_000;
const AT_ONCE = 20;

onEachDatabase('many notifications that wait', (kind) => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase(kind));
    const device = `insert into push_devices (id, user_id, endpoint, p256dh, auth, created_at)
      values (gen_random_uuid(), gen_random_uuid(), 'https://push.example', 'key', 'secret', now())`;
    await database.em().execute(device, [], 'run');
  });
  afterAll(() => close());
  beforeEach(() => database.em().execute('delete from push_messages', [], 'run'));

  /** `due`: when the notification number `n` is due. */
  const write = async (attempts: number, due: string) => {
    const sql = `insert into push_messages (id, device_id, lead_kind, lead_id, attempts, next_attempt_at, queued_at)
      select gen_random_uuid(), d.id, 'contact', gen_random_uuid(), ${attempts}, ${due}, now()
      from push_devices d, generate_series(1, ${MANY}) n`;
    await database.em().execute(sql, [], 'run');
    await database.em().execute('analyze push_messages', [], 'run');
  };
  const cost = async () => {
    const plans: Plan[] = [];
    await claimPushes(explaining(database.em(), plans), AT_ONCE);
    return touched(plans);
  };

  it('are claimed by indexes where all are due, the oldest first', async () => {
    await write(0, `now() - (${MANY} - n) * interval '1 ms'`);
    expect(await cost()).toBeLessThan(10 * AT_ONCE);
    await claimPushes(database.em(), AT_ONCE);
    const [{ left }] = await database.em().execute<[{ left: number }]>(
      `select count(*)::integer as left from push_messages where attempts = 0
        and next_attempt_at < (select min(next_attempt_at) from push_messages) + interval '${AT_ONCE} ms'`,
    );
    expect(left).toBe(AT_ONCE);
  });

  it('are passed over by indexes where none is due, as while a push service is away', async () => {
    await write(RETRY_MS.length, `now() + interval '1 minute' + n * interval '1 ms'`);
    expect(await cost()).toBeLessThan(10 * AT_ONCE);
    expect(await claimPushes(database.em(), AT_ONCE)).toEqual([]);
  });

  it('are claimed by indexes where the clock was set back', async () => {
    await write(1, `now() + interval '1 hour' + n * interval '1 ms'`);
    expect(await cost()).toBeLessThan(10 * AT_ONCE);
    expect(await claimPushes(database.em(), AT_ONCE)).toHaveLength(AT_ONCE);
  });
});
