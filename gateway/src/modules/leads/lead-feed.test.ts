import { expect, it } from 'vitest';
import type { Database } from '../../core/database.ts';
import { createLogger } from '../../core/logger.ts';
import { createLeadFeed } from './lead-feed.ts';

/** Calls back with each announcement, which is complete when the callback is. */
function databaseThat(announces: (leads: readonly object[]) => void | Promise<void>): Database {
  const execute = async (_sql: string, [, payload]: readonly string[]) =>
    announces(JSON.parse(payload ?? '').leads as object[]);
  return { kind: 'postgresql', em: () => ({ execute }) } as unknown as Database;
}

const lead = { kind: 'contact', id: 'aaaaaaaa-0000-4000-8000-000000000000' } as const;

it('tells of a lead that changes once more while it is told of, once more', async () => {
  const told: object[] = [];
  const database = databaseThat((leads) => {
    told.push(...leads);
    if (told.length === 1) feed.announce(lead);
  });
  const feed = createLeadFeed({ database, logger: createLogger('silent') });
  feed.announce(lead);
  await feed.close();
  expect(told).toEqual([lead, lead]);
});

it('tells later of what the database did not take', async () => {
  const told: object[] = [];
  let isAway = true;
  const database = databaseThat((leads) => {
    if (isAway) throw new Error('away');
    told.push(...leads);
  });
  const feed = createLeadFeed({ database, logger: createLogger('silent') });
  feed.announce(lead);
  await feed.close();
  isAway = false;
  const other = { ...lead, kind: 'inquiry' } as const;
  feed.announce(other);
  await feed.close();
  expect(told).toEqual([lead, other]);
});
