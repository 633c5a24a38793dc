// What the agent sees of the site's state, and that it is true.
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTasks } from '../../operation/tasks.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const KEPT_MS = 3100;

onEachDatabase('health', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  let statements = 0;
  beforeAll(async () => {
    const onQuery = () => {
      statements += 1;
    };
    gateway = await openTestGateway(database, { LIMITS: 'on', DEMO_CONTENT: 'on', BOT_CHECK: 'fake' }, { onQuery });
    agent = await gateway.agent();
  });
  afterAll(() => gateway.close());

  const look = async () => (await agent.rest('GET', '/api/admin/health')).body;
  const lookAnew = async () => {
    await sleep(KEPT_MS);
    return look();
  };
  const sql = (text: string) => gateway.gateway.database.em().execute(text, [], 'run');

  it('tells of a site that has just begun', async () => {
    const { mail, lastBackup, disk, storage, database: stored, demo, botCheck, parts } = await look();
    expect(mail).toMatchObject({
      folder: join(gateway.gateway.env.DATA_DIR, 'mail'),
      sent: 0,
      lastSentAt: null,
      test: null,
    });
    expect([lastBackup, parts, botCheck]).toEqual([null, [], { mode: 'fake', passed: 0, suspected: 0, unverified: 0 }]);
    expect([demo.homes > 20, demo.testimonials > 4]).toEqual([true, true]);
    expect([stored.kind, stored.replicas]).toEqual([database, []]);
    expect(stored.bytes).toBeGreaterThan(1_000_000);
    expect(storage).toEqual({ kind: 'folder', place: gateway.gateway.env.DATA_DIR, isReachable: true });
    expect(disk.freeBytes).toBeLessThanOrEqual(disk.totalBytes);
  });

  it('looks once for all who ask within a few seconds', async () => {
    await lookAnew();
    statements = 0;
    await Promise.all(Array.from({ length: 10 }, look));
    // For each: the session, the user and the last test.
    expect(statements).toBeLessThanOrEqual(40);
  });

  it('sends a test, which arrives, and is told of', async () => {
    const { status, body } = await agent.rest('POST', '/api/admin/mail/test');
    expect([status, body.state, body.sentAt]).toEqual([201, 'waiting', null]);
    await expect.poll(async () => (await look()).mail.test).toMatchObject({ id: body.id, state: 'sent' });
    expect(existsSync(join(gateway.gateway.env.DATA_DIR, 'mail', `test.${body.id}.eml`))).toBe(true);
    expect((await lookAnew()).mail).toMatchObject({ sent: 1, waiting: 0, dead: 0, lastSentAt: expect.any(String) });
  });

  it('sends ten tests an hour at most', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 10; count += 1)
      statuses.push((await agent.rest('POST', '/api/admin/mail/test')).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('counts what the bot check found, what lies in the outbox, and what of the demo is left', async () => {
    const lead = (token: string, email: string) =>
      gateway.visitor().rest('POST', '/api/contacts', {
        name: 'Robin',
        email,
        message: 'Hello',
        source: 'modal',
        recaptchaToken: token,
      });
    await lead('ok', 'one@visitor.example');
    await lead('low', 'two@visitor.example');
    await lead('outage', 'three@visitor.example');
    await sql(`update outgoing_messages set state = 'dead' where kind = 'test'`);
    await sql(`delete from testimonials`);
    const { botCheck, mail, demo } = await lookAnew();
    expect(botCheck).toMatchObject({ passed: 1, suspected: 1, unverified: 1 });
    expect(mail.dead).toBeGreaterThan(0);
    expect(demo.testimonials).toBe(0);
  });

  it('names the parts that are live, and who put them there last', async () => {
    await sql(`insert into live_releases values ('shell', '1.0.0', now())`);
    await sql(`insert into release_history (name, version, previous, at, by, action) values
      ('shell', '1.0.0', null, now() - interval '1 day', 'earlier', 'promote'),
      ('shell', '1.0.0', '0.9.0', now(), 'R. Vance', 'promote'), ('shell', '2.0.0', null, now(), 'other', 'promote')`);
    const { parts } = await lookAnew();
    expect(parts).toEqual([{ name: 'shell', version: '1.0.0', since: expect.any(String), by: 'R. Vance' }]);
  });

  // PGlite lives in the folder, and is away with it.
  it.runIf(database === 'postgresql')(
    'tells that the data folder takes nothing while the database answers',
    async () => {
      const other = await openTestGateway(database);
      const folder = other.gateway.env.DATA_DIR;
      renameSync(folder, `${folder}.away`);
      writeFileSync(folder, 'no folder');
      const client = await other.agent();
      const isWritable = async () => (await client.rest('GET', '/api/admin/health')).body.disk.isWritable;
      expect(await isWritable()).toBe(false);
      rmSync(folder);
      renameSync(`${folder}.away`, folder);
      await sleep(KEPT_MS);
      expect(await isWritable()).toBe(true);
      expect(readdirSync(folder).filter((name) => name.includes('health'))).toEqual([]);
      await other.close();
    },
  );

  it('knows when the last backup was made, and how large it is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'health-'));
    const { database: db, catalogue, storage, env } = gateway.gateway;
    await createTasks({ database: db, catalogue, storage, dataFolder: env.DATA_DIR })('back-up', { folder });
    const { lastBackup } = await lookAnew();
    rmSync(folder, { recursive: true });
    expect(Date.now() - Date.parse(lastBackup.madeAt)).toBeLessThan(20_000);
    expect(lastBackup.bytes).toBeGreaterThan(10_000);
  });
});
