// The whole list, however long, is sent in parts, no faster than the client reads it.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { EntityManager } from '../../core/database.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { writeHomes } from '../../testing/many-homes.ts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const HOMES = 6000;

onEachDatabase('the whole list of homes', (kind) => {
  let gateway: TestGateway;
  let batches = 0;
  const onQuery = (statement: string) => {
    if (statement.includes('limit 500')) batches += 1;
  };

  beforeAll(async () => {
    gateway = await openTestGateway(kind, {}, { onQuery });
    const { catalogue, database } = gateway.gateway;
    const fill = async (em: EntityManager) => {
      await writeHomes(em, HOMES);
      // Twenty megabytes: more than sockets buffer.
      await em.execute("update properties set square_feet = repeat('0', 3500)");
    };
    await catalogue.change(fill, { by: database.maintenance });
  });
  afterAll(() => gateway.close());

  const ask = (headers: Record<string, string> = {}) =>
    new Promise<IncomingMessage>((resolve, reject) =>
      get(`${gateway.url}/api/properties`, { headers }, resolve).on('error', reject),
    );

  it.each(['identity', 'br', 'gzip'])('is all of it, newest first, as %s', async (encoding) => {
    const {
      gateway: { database },
    } = gateway;
    const rows = await database
      .em()
      .execute<{ id: string }[]>(
        'select id from properties where archived_at is null order by created_at desc, id desc',
      );
    const response = await fetch(`${gateway.url}/api/properties?total=true`, {
      headers: { 'Accept-Encoding': encoding },
    });
    const homes = (await response.json()) as { id: string; images: string[] }[];
    expect(homes.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(homes.some(({ images }) => images.length > 0)).toBe(true);
    expect(response.headers.get('X-Total-Count')).toBe(String(rows.length));
    expect(response.headers.get('Link')).toBe('</api/properties?limit=60>; rel="first"');
    expect(response.headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding);
    const again = await fetch(response.url, {
      headers: { 'Accept-Encoding': encoding, 'If-None-Match': response.headers.get('ETag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('is read from the database as the client takes it, and no further once it has left', async () => {
    batches = 0;
    const response = await ask({ 'Accept-Encoding': 'identity' });
    await once(response, 'readable');
    await sleep(1000);
    const ahead = batches;
    expect(ahead).toBeLessThan(HOMES / 500 / 1.5);
    response.destroy();
    await sleep(300);
    expect(batches).toBeLessThanOrEqual(ahead + 1);
  });

  it('breaks off where the database does, and is never taken for whole', async () => {
    const response = await ask({ 'Accept-Encoding': 'identity' });
    await once(response, 'readable');
    vi.spyOn(gateway.gateway.database, 'read').mockRejectedValue(new Error('away'));
    const broken = new Promise<boolean>((resolve) => {
      response
        .on('aborted', () => resolve(true))
        .on('end', () => resolve(false))
        .on('error', () => resolve(true))
        .resume();
    });
    expect(await broken).toBe(true);
    vi.restoreAllMocks();
  });
});
