import { expect, it } from 'vitest';
import { createMigratedDatabase } from '../testing/databases.ts';
import { openTestGateway } from '../testing/test-gateway.ts';
import { createLogger } from './logger.ts';

it('says at its start that a pooler bounds no statement, and nothing of one that does', async () => {
  const database = await createMigratedDatabase();
  const said: string[] = [];
  const logger = createLogger('warn', { write: (line) => void said.push(line) });
  const variables = { DATABASE_URL: database.url, DATABASE_DIRECT_URL: database.url };
  const startAndStop = async () => {
    const test = await openTestGateway('postgresql', variables, { logger });
    // A pooler keeps what is set for the database, or in its connect_query.
    await test.gateway.database.em().execute(`alter database ${database.name} set statement_timeout = 10000`);
    await test.close();
  };
  await startAndStop();
  await startAndStop();
  expect(said).toEqual([expect.stringContaining('statement_timeout')]);
  await database.drop();
});
