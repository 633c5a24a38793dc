// The cost of claiming mail where very much of it waits, as PostgreSQL reports it: in rows that it reads, not in seconds.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../core/database.ts';
import { onEachDatabase, openTestDatabase } from '../testing/databases.ts';
import { explaining, type Plan, touched } from '../testing/query-plans.ts';
import { claimDue } from './claim.ts';

const MANY = 20_000;

onEachDatabase('much mail that waits', (kind) => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase(kind));
  });
  afterAll(() => close());
  beforeEach(() => database.em().execute('delete from outgoing_messages', [], 'run'));

  /** `due`: when the mail number `n` is due. The first half are acknowledgements. */
  const write = async (attempts: number, due: string) => {
    const sql = `insert into outgoing_messages (id, message_id, kind, recipient, state, attempts, next_attempt_at, queued_at)
      select gen_random_uuid(), n, case when n <= ${MANY / 2} then 'acknowledgement' else 'agent_notice' end, 'robin@visitor.example',
        'waiting', ${attempts}, ${due}, now() from generate_series(1, ${MANY}) n`;
    await database.em().execute(sql, [], 'run');
    await database.em().execute('analyze outgoing_messages', [], 'run');
  };
  const cost = async () => {
    const plans: Plan[] = [];
    await claimDue(explaining(database.em(), plans), new Date());
    return touched(plans);
  };

  it('is claimed by indexes where all of it is due, the agent’s first', async () => {
    await write(0, `now() - (${MANY} - n) * interval '1 ms'`);
    expect(await cost()).toBeLessThan(100);
    const claimed = await claimDue(database.em(), new Date());
    expect(claimed.map((message) => message.kind)).toEqual(Array.from({ length: 5 }, () => 'agent_notice'));
  });

  it('is passed over by indexes where none of it is due, as while a mail server is away', async () => {
    await write(9, `now() + interval '1 hour' + n * interval '1 ms'`);
    expect(await cost()).toBeLessThan(100);
    expect(await claimDue(database.em(), new Date())).toEqual([]);
  });

  it('is claimed by indexes where the clock was set back', async () => {
    await write(1, `now() + interval '1 hour' + n * interval '1 ms'`);
    expect(await cost()).toBeLessThan(100);
    expect(await claimDue(database.em(), new Date())).toHaveLength(5);
  });
});
