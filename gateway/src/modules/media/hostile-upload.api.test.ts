import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { hostilePictures } from '../../testing/hostile-pictures.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const UPLOAD = 'mutation ($images: [Upload!]!) { uploadImages(images: $images) { filePaths } }';
const MB = 1024 * 1024;
const pictures = await hostilePictures();

onEachDatabase('a hostile picture', (database) => {
  let gateway: TestGateway;
  let agent: TestClient;
  beforeAll(async () => {
    gateway = await openTestGateway(database);
    agent = await gateway.agent();
  });
  afterAll(() => gateway.close());

  const file = (name: string) => new File([new Uint8Array(pictures[name]?.[0] ?? [])], name);
  const upload = (name: string) => {
    const form = new FormData();
    form.append('images', file(name));
    return agent.rest('POST', '/api/admin/upload', form);
  };

  it.each(Object.keys(pictures))('%s is refused by name, at both doors', async (name) => {
    const expected = pictures[name]?.[1];
    const rest = await upload(name);
    const graphql = (await agent.upload(UPLOAD, [file(name)])).body.errors[0];
    expect([rest.body.code, graphql.extensions.code]).toEqual([expected, expected]);
    expect([rest.status >= 400 && rest.status < 500, rest.body.message]).toEqual([true, graphql.message]);
    expect(rest.body.message).toContain(`"${name}"`);
  });

  it('leaves no memory taken: 20 of them cost at most 150 MB', async () => {
    await upload('vast.png');
    const before = process.memoryUsage().rss;
    for (let count = 0; count < 20; count += 1) await upload(Object.keys(pictures)[count % 11] ?? '');
    const grown = (process.memoryUsage().rss - before) / MB;
    expect(grown).toBeLessThanOrEqual(150);
    console.info(`20 hostile uploads: ${grown.toFixed(0)} MB`);
  });

  it('left half-written by a crash is swept after a day', async () => {
    const { store, table, env } = gateway.gateway;
    const pathOf = (name: string) => join(env.DATA_DIR, 'uploads', name);
    mkdirSync(pathOf(''), { recursive: true });
    const [old, young] = [`${'a'.repeat(20)}-480.avif.part`, `${'b'.repeat(20)}.jpg`];
    for (const name of [old, young]) writeFileSync(pathOf(name), 'x');
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    utimesSync(pathOf(old), yesterday, yesterday);
    await table.media.sweepOrphans();
    expect(await store.list(new Date(Date.now() + 1000))).toEqual([young]);
  });
});
