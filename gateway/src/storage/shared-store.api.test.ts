// Two gateways with a folder each, one database and one store. Answers need nothing from a gateway's own disk.

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIncoming } from '../modules/releases/incoming.ts';
import { promoteCheckout } from '../modules/releases/promote-checkout.ts';
import { openReleases } from '../modules/releases/release.service.ts';
import { openReleaseArchive } from '../modules/releases/release-archive.ts';
import { releaseFolder } from '../modules/releases/release-files.ts';
import { createTasks } from '../operation/tasks.ts';
import { picture } from '../testing/operation-samples.ts';
import { makeBuild, page, shellBuild } from '../testing/release-builds.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import type { TestClient } from '../testing/test-client.ts';
import { openTestGateway, type TestGateway } from '../testing/test-gateway.ts';

let server: S3Server;
let one: TestGateway;
let two: TestGateway;
let agent: TestClient;
beforeAll(async () => {
  server = await startS3Server();
  one = await openTestGateway('postgresql', { STORAGE_URL: server.url });
  two = await openTestGateway('postgresql', {
    STORAGE_URL: server.url,
    DATABASE_URL: one.gateway.env.DATABASE_URL,
  });
  agent = await one.agent();
});
afterAll(async () => {
  server.set('fair');
  await two.close();
  await one.close();
  await server.close();
});

const upload = async (client: TestClient, ...files: File[]) => {
  const form = new FormData();
  for (const file of files) form.append('images', file);
  return client.rest('POST', '/api/admin/upload', form);
};
const ask = async ({ url }: TestGateway, file: string) => fetch(`${url}/attached_assets/${file}`);
const statusOf = async (gateway: TestGateway, file: string) => {
  const answer = await ask(gateway, file);
  await answer.arrayBuffer();
  return answer.status;
};
const countOf = async (table: string) =>
  Number((await one.gateway.database.em().execute<{ n: number }[]>(`select count(*) as n from ${table}`))[0]?.n);

describe('pictures', () => {
  it('that one gateway took are shown by the other, copied once and kept for ever', async () => {
    const { body } = await upload(agent, await picture('a.png'));
    const [file] = body.filePaths;
    const answers = await Promise.all([ask(two, file), ask(two, file), ask(one, file)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.headers.get('cache-control')).toContain('immutable');
    const [bytes, ...others] = await Promise.all(
      answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())),
    );
    expect(others.every((other) => bytes?.equals(other))).toBe(true);
    expect(server.requests.filter((request) => request === `GET homes/uploads/${file}`)).toHaveLength(2);
    expect(await statusOf(one, `${'0'.repeat(20)}.jpg`)).toBe(404);
  });

  it('that were shown before stay while the store is away; others are told to be away, and come back', async () => {
    const [seen, unseen] = (await upload(agent, await picture('a.png'), await picture('b.png'))).body.filePaths;
    expect(await statusOf(two, seen)).toBe(200);
    for (const weather of ['cut', 'short'] as const) {
      server.set(weather);
      expect([await statusOf(two, seen), await statusOf(two, unseen)]).toEqual([200, 503]);
    }
    server.set('fair');
    expect(await statusOf(two, unseen)).toBe(200);
  });

  it('that cannot be stored are refused with the reason, and nothing of them is written down', async () => {
    const before = await countOf('uploads');
    server.set('cut');
    const { status, body } = await upload(agent, await picture('a.png'));
    expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(body.message).toMatch(/store of files does not answer/);
    server.set('fair');
    expect(await countOf('uploads')).toBe(before);
    expect((await upload(agent, await picture('a.png'))).status).toBe(201);
  });

  it('that nobody took for a day go from the store, whichever gateway sweeps', async () => {
    const [file] = (await upload(agent, await picture('a.png'))).body.filePaths;
    await one.gateway.database.em().execute("update uploads set created_at = created_at - interval '25 hours'");
    await two.gateway.table.media.sweepOrphans();
    expect(await one.gateway.storage.has(`uploads/${file}`)).toBe(false);
  });

  it('are no more on disk than STORAGE_CACHE_MB allows', async () => {
    const third = await openTestGateway('postgresql', {
      STORAGE_URL: server.url,
      STORAGE_CACHE_MB: '1',
      DATABASE_URL: one.gateway.env.DATABASE_URL,
    });
    const names = ['a', 'b', 'c'].map((letter) => `${letter.repeat(20)}.jpg`);
    for (const name of names) await one.gateway.storage.create(`uploads/${name}`, Buffer.alloc(400_000, name));
    for (const name of names) expect(await statusOf(third, name)).toBe(200);
    const kept = readdirSync(join(third.gateway.env.DATA_DIR, 'cache', 'pictures'));
    expect(kept.map(decodeURIComponent)).toEqual(names.slice(1).map((name) => `uploads/${name}`));
    expect(await statusOf(third, names[0] ?? '')).toBe(200);
    await third.close();
  });
});

it('sends browsers to the store itself for pictures, if it may be read by all', async () => {
  const STORAGE_PUBLIC_URL = server.url.replace(/.*endpoint=/, '').concat('/site/homes/');
  const open = await openTestGateway('postgresql', {
    STORAGE_URL: server.url,
    STORAGE_PUBLIC_URL,
    DATABASE_URL: one.gateway.env.DATABASE_URL,
  });
  const [file] = (await upload(await open.agent(), await picture('a.png'))).body.filePaths;
  const avif = file.replace('.jpg', '-60.avif');
  const sent = await fetch(`${open.url}/attached_assets/${avif}`, { redirect: 'manual' });
  expect([sent.status, sent.headers.get('location')]).toEqual([302, `${STORAGE_PUBLIC_URL}uploads/${avif}`]);
  const { headers } = await fetch(`${open.url}/attached_assets/${avif}`);
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
    'image/avif',
    'public, max-age=31536000, immutable',
  ]);
  expect((await fetch(`${open.url}/attached_assets/${file}`, { method: 'POST' })).status).toBe(405);
  const old = avif.replace('.avif', '.webp');
  expect((await fetch(`${open.url}/attached_assets/${old}`)).headers.get('content-type')).toBe('image/jpeg');
  await open.close();
});

it('sends browsers to a store that is closed, by links that open one picture each, the same for half a day', async () => {
  const open = await openTestGateway('postgresql', {
    STORAGE_URL: server.url,
    STORAGE_SIGNED: 'on',
    DATABASE_URL: one.gateway.env.DATABASE_URL,
  });
  const [file] = (await upload(await open.agent(), await picture('a.png'))).body.filePaths;
  const avif = file.replace('.jpg', '-60.avif');
  const ask = () => fetch(`${open.url}/attached_assets/${avif}`, { redirect: 'manual' });
  const sent = await ask();
  const link = sent.headers.get('location') ?? '';
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([302, 'public, max-age=43200']);
  expect((await ask()).headers.get('location')).toBe(link);
  expect(new URL(link).origin).toBe(open.gateway.photoLinks?.origin);

  const { status, headers } = await fetch(link);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/avif']);
  expect((await fetch(link.replace(avif, file))).status).toBe(403);
  await open.close();
});

describe('health', () => {
  it('says whether the store answers', async () => {
    const look = async () => (await agent.rest('GET', '/api/admin/health')).body.storage;
    server.set('cut');
    await expect.poll(look).toMatchObject({ kind: 's3', isReachable: false });
    server.set('fair');
    await expect.poll(look).toMatchObject({ isReachable: true });
    expect((await look()).place).not.toContain('S3RVER');
  });
});

describe('releases', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  async function open(
    { gateway: { database, catalogue, graphql, storage, logger } }: TestGateway,
    folder = newFolder(),
  ) {
    const archive = openReleaseArchive(storage, folder);
    const smoke = async () => [];
    const options = { database, catalogue, schema: graphql.schema, folder, archive, logger, smoke };
    return { folder, releases: await openReleases(options) };
  }
  function newFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'releases-'));
    folders.push(folder);
    return folder;
  }
  const part = (number: number) => makeBuild({ name: 'mfe-one', number, release: { pages: [page('/one')] } });
  const fileIn = (folder: string, id: { name: string; version: string }) =>
    readFileSync(join(releaseFolder(folder, id), 'web', 'entry.js'), 'utf8');

  it('that one gateway puts live are on the other before its visitors get them, and after a restart with nothing', async () => {
    const here = await open(one);
    const there = await open(two);
    const [shell, first] = [await here.releases.publish(shellBuild(), 't'), await here.releases.publish(part(1), 't')];
    await here.releases.promote([shell, first], 't');
    await expect.poll(() => there.releases.live()?.remotes.map(({ version }) => version)).toEqual([first.version]);
    expect(fileIn(there.folder, first)).toBe('entry 1');
    const anew = await open(two);
    expect([fileIn(anew.folder, first), anew.releases.live()?.shell.version]).toEqual(['entry 1', shell.version]);
    // Open tabs still ask for a release that is no longer live.
    const second = await here.releases.publish(part(2), 't');
    await there.releases.lookUp(second.name, second.version);
    await there.releases.fetch(second);
    expect(fileIn(there.folder, second)).toBe('entry 2');
  });

  it('that were damaged here are fetched again at the next start', async () => {
    const { folder, releases } = await open(two);
    const live = releases.live()?.remotes[0];
    if (!live) throw new Error('Nothing is live');
    writeFileSync(join(releaseFolder(folder, live), 'web', 'entry.js'), '');
    await open(two, folder);
    expect(fileIn(folder, live)).toBe('entry 1');
  });

  it('start from what is here while the store is away', async () => {
    const { folder } = await open(two);
    server.set('cut');
    const { releases } = await open(two, folder);
    expect(releases.live()?.remotes).toHaveLength(1);
    await expect(open(two)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    server.set('short');
    await expect(open(two)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    server.set('fair');
  });

  it('are served after a few seconds by a gateway that starts while the store hangs', async () => {
    const { folder, releases } = await open(one);
    const checkout = { folder: newFolder(), parts: ['shell', 'mfe-one'] };
    cpSync(shellBuild(7), join(checkout.folder, 'shell', 'dist'), { recursive: true });
    cpSync(part(7), join(checkout.folder, 'mfe-one', 'dist'), { recursive: true });
    await promoteCheckout(releases, checkout);
    server.set('hang');
    const began = performance.now();
    const started = await openTestGateway('postgresql', {
      STORAGE_URL: server.url,
      DATABASE_URL: one.gateway.env.DATABASE_URL,
    });
    const again = await open(started, folder);
    expect(await promoteCheckout(again.releases, checkout)).toEqual([]);
    expect(again.releases.live()?.remotes).toHaveLength(1);
    // Before, it took forty seconds, because each question to the store waited at the start. Two seconds are for the
    // store; the rest is for a busy machine.
    expect(performance.now() - began).toBeLessThan(20_000);
    server.set('fair');
    await expect.poll(() => started.gateway.storage.has('nothing')).toBe(false);
    await started.close();
  });

  it('that a checkout has put live stay so at a start while the store is away; a new one is not passed over', async () => {
    const { folder, releases } = await open(one);
    const checkoutOf = (number: number) => {
      const checkout = newFolder();
      cpSync(shellBuild(number), join(checkout, 'shell', 'dist'), { recursive: true });
      cpSync(part(number), join(checkout, 'mfe-one', 'dist'), { recursive: true });
      return { folder: checkout, parts: ['shell', 'mfe-one'] };
    };
    expect(await promoteCheckout(releases, checkoutOf(9))).toHaveLength(2);
    server.set('cut');
    const again = await open(one, folder);
    expect(await promoteCheckout(again.releases, checkoutOf(9))).toEqual([]);
    await expect(promoteCheckout(again.releases, checkoutOf(10))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    server.set('fair');
  });

  it('are whole or absent: a publish whose line is cut leaves neither a row nor an object, and may be tried again', async () => {
    const { releases } = await open(one);
    const build = part(3);
    server.set('cut');
    await expect(releases.publish(build, 't')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    server.set('fair');
    const version = '1.0.0+000000000003';
    expect(await one.gateway.storage.has(`releases/mfe-one/${version}.tar`)).toBe(false);
    expect(await releases.lookUp('mfe-one', version)).toBeUndefined();
    expect((await releases.publish(build, 't')).version).toBe(version);
    // What is stored already is not said to be whole in a store that does not answer.
    server.set('cut');
    await expect(releases.publish(build, 't')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    server.set('fair');
    expect((await releases.publish(build, 't')).version).toBe(version);
  });

  it('are written once: another content under a version that the store has is refused', async () => {
    const { releases } = await open(one);
    const version = '1.0.0+000000000004';
    await one.gateway.storage.create(`releases/mfe-one/${version}.tar`, Buffer.alloc(1024));
    await expect(releases.publish(part(4), 't')).rejects.toThrow();
    expect(await releases.lookUp('mfe-one', version)).toBeUndefined();
  });

  it('stay where they are while a second publish of the same is compared with what the store has', async () => {
    const { releases, folder } = await open(one);
    const release = await releases.publish(part(5), 't');
    // This file would be lost if the folder were made again.
    const mark = join(releaseFolder(folder, release), 'mark');
    writeFileSync(mark, '');
    await openReleaseArchive(one.gateway.storage, folder).add(release);
    expect(existsSync(mark)).toBe(true);
  });

  it('gather wherever the balancer sends each file of theirs', async () => {
    const { storage } = one.gateway;
    const id = { name: 'mfe-one', version: '1.0.0+000000000009' };
    const [here, there] = [openIncoming(newFolder(), storage), openIncoming(newFolder(), storage)];
    await here.take('team', id, 'web/a.js', Readable.from([Buffer.from('a')]));
    await there.take('team', id, 'web/b.js', Readable.from([Buffer.from('b')]));
    const folder = await there.gather('team', id, ['web/a.js', 'web/b.js', 'web/c.js']);
    expect(readdirSync(join(folder, 'web')).sort()).toEqual(['a.js', 'b.js']);
    // A second publish of the same at this moment has a copy of its own.
    const second = await there.gather('team', id, ['web/a.js']);
    there.leave(second);
    expect([existsSync(second), readdirSync(join(folder, 'web')).length]).toEqual([false, 2]);
    await there.settle('team', id, false);
    expect(readdirSync(await here.gather('team', id, ['web/a.js'])).length).toBe(1);
    await here.sweep(Date.now() + 2 * 24 * 60 * 60 * 1000);
  });

  it('leave one refused version of a part, whichever gateways refused them', async () => {
    const { storage } = one.gateway;
    const versions = ['1.0.0+00000000000a', '1.0.0+00000000000b', '1.0.0+00000000000c'];
    const waiting = async () => {
      const names: string[] = [];
      for await (const { name } of storage.list('incoming/team/')) names.push(name.replace('incoming/team/', ''));
      return names.sort();
    };
    for (const version of versions) {
      const gateway = openIncoming(newFolder(), storage);
      const id = { name: 'mfe-one', version };
      await gateway.take('team', id, 'web/a.js', Readable.from([Buffer.from('a')]));
      await gateway.settle('team', id, true);
    }
    expect(await waiting()).toEqual(['mfe-one.refused', 'mfe-one/1.0.0+00000000000c/web/a.js']);
    await openIncoming(newFolder(), storage).settle('team', { name: 'mfe-one', version: '1.0.0+00000000000c' }, false);
    expect(await waiting()).toEqual([]);
  });
});

describe('a site that had a folder', () => {
  it('finds its pictures and releases in the store at the next start, and its backup moves either way', async () => {
    const before = await openTestGateway('postgresql', {}, { hasReleases: true });
    const { env } = before.gateway;
    const [file] = (await upload(await before.agent(), await picture('a.png'))).body.filePaths;
    writeFileSync(join(env.DATA_DIR, 'uploads', `${'f'.repeat(20)}.jpg`), 'nobody names it');
    writeFileSync(join(env.DATA_DIR, 'uploads', `${file}.0.half`), 'half');
    const inStore = { STORAGE_URL: `${server.url.replace('/homes?', '/moved?')}`, DATABASE_URL: env.DATABASE_URL };
    const after = await openTestGateway('postgresql', { ...inStore, DATA_DIR: env.DATA_DIR });
    const elsewhere = await openTestGateway('postgresql', inStore);
    expect(await statusOf(elsewhere, file)).toBe(200);
    for (const stray of [`${'f'.repeat(20)}.jpg`, `${file}.0.half`])
      expect(await after.gateway.storage.has(`uploads/${stray}`)).toBe(false);
    const { gateway } = after;
    const folder = join(env.DATA_DIR, 'releases');
    await openReleaseArchive(gateway.storage, folder).reconcile([{ name: 'mfe-one', version: '1.0.0+000000000001' }]);
    expect(await gateway.storage.has('releases/mfe-one/1.0.0+000000000001.tar')).toBe(true);

    const tasksOf = ({
      gateway: {
        database,
        catalogue,
        storage,
        env: { DATA_DIR },
      },
    }: TestGateway) => createTasks({ database, catalogue, storage, dataFolder: DATA_DIR });
    const place = join(mkdtempSync(join(tmpdir(), 'moved-')), 'backup');
    await openReleaseArchive(gateway.storage, folder).reconcile([
      { name: 'shell', version: '1.0.0+000000000001' },
      { name: 'mfe-one', version: '1.0.0+000000000002' },
    ]);
    await tasksOf(elsewhere)('back-up', { folder: place });
    const plain = await openTestGateway('pglite');
    await tasksOf(plain)('restore', { folder: place, replace: true });
    expect(await statusOf(plain, file)).toBe(200);
    expect(readdirSync(join(plain.gateway.env.DATA_DIR, 'releases')).sort()).toEqual(['mfe-one', 'shell']);
    const again = await openTestGateway('postgresql', { STORAGE_URL: server.url.replace('/homes?', '/again?') });
    // What a desktop, an editor or a person leaves there.
    const releases = join(again.gateway.env.DATA_DIR, 'releases');
    mkdirSync(join(releases, 'mfe-one', 'a copy'), { recursive: true });
    for (const name of ['.DS_Store', 'notes', 'mfe-one/.DS_Store', 'mfe-one/1.0.0+000000000001~'])
      writeFileSync(join(releases, name), '');
    await tasksOf(again)('restore', { folder: place, replace: true });
    expect(await statusOf(again, file)).toBe(200);
    expect(await again.gateway.storage.has('releases/shell/1.0.0+000000000001.tar')).toBe(true);
    expect(await again.gateway.storage.has('releases/mfe-one/a copy.tar')).toBe(false);
    expect(readdirSync(releases).sort()).toEqual(['.DS_Store', 'mfe-one', 'notes', 'shell']);
    for (const opened of [again, plain, elsewhere, after, before]) await opened.close();
  });
});
