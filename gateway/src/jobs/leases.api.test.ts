// Two gateways on one PostgreSQL; PGlite has one owner.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../testing/databases.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { openTestGateway, type TestGateway } from '../testing/test-gateway.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let server: MailServer;
let gateways: TestGateway[];

beforeAll(async () => {
  database = await createDatabase();
  server = await startMailServer();
  const variables = { DATABASE_URL: database.url, SMTP_URL: server.url };
  gateways = [await openTestGateway('postgresql', variables), await openTestGateway('postgresql', variables)];
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
  await server.close();
  await database.drop();
});

const send = (email: string) =>
  Promise.all(
    gateways.map((gateway, index) => gateway.visitor().rest('POST', '/api/leads', { email: `${index}-${email}` })),
  );
const arrivals = () => server.received.map(({ messageId }) => messageId);

it('send each mail once', async () => {
  for (let count = 0; count < 10; count += 1) await send(`robin-${count}@visitor.example`);
  await expect.poll(() => arrivals().length, { timeout: 10_000 }).toBe(40);
  expect(new Set(arrivals()).size).toBe(40);
});

it('leave a slow one to whoever has it in hand, longer than a lease lasts', async () => {
  const before = arrivals().length;
  server.become('hanging');
  await send('slow@visitor.example');
  await new Promise((resolve) => setTimeout(resolve, 12_000));
  server.become('well');
  await expect.poll(() => arrivals().length, { timeout: 5000 }).toBe(before + 4);
  const sql = 'select max(attempts)::integer as most from outgoing_messages';
  const rows = await gateways[0]?.gateway.database.em().execute<{ most: number }[]>(sql);
  expect(rows).toEqual([{ most: 1 }]);
}, 30_000);
