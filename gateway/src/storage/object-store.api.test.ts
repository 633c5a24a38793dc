import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../core/env.ts';
import { countFlushes } from '../testing/flushes.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { isWriteOnce, type ObjectStore } from './object-store.ts';
import { openStorage } from './open-storage.ts';
import { openS3Store } from './s3-store.ts';
import { parseStorageUrl } from './storage-url.ts';

let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  server = await startS3Server();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const MB = 1024 * 1024;
const open = (url = '') => openStorage(readEnv({ DATA_DIR: folder, STORAGE_URL: url }));
const read = async (store: ObjectStore, name: string) => {
  const found = await store.open(name);
  return found && (await buffer(found.body)).toString();
};
async function names(store: ObjectStore, prefix: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { name } of store.list(prefix)) found.push(name);
  return found.sort();
}

it('has a file and its name on the disk once it is written to the folder', async () => {
  const store = await open();
  const flushed = await countFlushes();
  await store.create('flushed/a.txt', Buffer.from('a'));
  expect(flushed).toEqual({ files: 1, folders: 1 });
  await store.replace('flushed/a.txt', Readable.from([Buffer.from('b')]));
  expect(flushed).toEqual({ files: 2, folders: 2 });
});

describe.each(['folder', 's3'] as const)('a store of kind %s', (kind) => {
  let store: ObjectStore;
  beforeAll(async () => {
    store = await open(kind === 's3' ? server.url : '');
  });

  it('writes an object once, and never over one that is there', async () => {
    expect(await store.create('once/a.txt', Buffer.from('first'))).toBe(true);
    expect(await store.create('once/a.txt', Buffer.from('second'))).toBe(false);
    expect(await read(store, 'once/a.txt')).toBe('first');
    await store.replace('once/a.txt', Readable.from([Buffer.from('third')]));
    expect(await read(store, 'once/a.txt')).toBe('third');
    expect(await isWriteOnce(store)).toBe(true);
    expect(await isWriteOnce({ ...store, create: async () => true })).toBe(false);
  });

  it('lets one of several that write at once through, when they write in parts, too', async () => {
    const big = Buffer.alloc(6 * MB, 'x');
    expect(await store.create('once/big.tar', Readable.from([big.subarray(0, 3 * MB), big.subarray(3 * MB)]))).toBe(
      true,
    );
    expect(await store.create('once/big.tar', Readable.from([Buffer.alloc(6 * MB, 'y')]))).toBe(false);
    expect((await store.open('once/big.tar').then((found) => found && buffer(found.body)))?.equals(big)).toBe(true);
  });

  it('tells what is there from what is not', async () => {
    await store.create('told/b c+1.txt', Buffer.from('four'));
    await store.create('told/deeper/d.txt', Buffer.from('five!'));
    expect(await names(store, 'told/')).toEqual(['told/b c+1.txt', 'told/deeper/d.txt']);
    expect([await store.has('told/b c+1.txt'), await store.has('told/x.txt')]).toEqual([true, false]);
    expect(await store.open('told/x.txt')).toBeUndefined();
    expect(await names(store, 'nothing/')).toEqual([]);
  });

  it('removes what is there, and does not mind what is not', async () => {
    await store.create('gone/a.txt', Buffer.from('a'));
    await store.remove(['gone/a.txt', 'gone/b.txt']);
    expect(await names(store, 'gone/')).toEqual([]);
    expect(await store.create('gone/a.txt', Buffer.from('again'))).toBe(true);
  });

  it('leaves nothing open of what it could not take', async () => {
    await store.create('taken/a.txt', Buffer.from('a'));
    const content = (await store.open('taken/a.txt'))?.body ?? Readable.from([]);
    if (kind === 's3') server.set('cut');
    // In a folder, a file of that name is in the way.
    await expect(store.create('taken/a.txt/b.txt', content)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    server.set('fair');
    expect(content.destroyed).toBe(true);
  });

  it('keeps nothing of what was cut off half way', async () => {
    const cut = Readable.from(
      (async function* () {
        yield Buffer.alloc(6 * MB, 'x');
        throw new Error('the line is gone');
      })(),
    );
    await expect(store.create('half/a.tar', cut)).rejects.toThrow();
    expect((await store.has('half/a.tar')) || (await names(store, 'half/')).length > 0).toBe(false);
  });
});

describe('a store elsewhere', () => {
  it('that cuts every line is away, and holds nothing half afterwards', async () => {
    const store = await open(server.url);
    server.set('cut');
    await expect(store.create('cut/a.jpg', Buffer.alloc(MB))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(store.open('cut/a.jpg')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    server.set('fair');
    expect(await names(store, 'cut/')).toEqual([]);
  });

  it('that hangs is away, once its patience is over', async () => {
    const patience = { connectionTimeout: 100, socketTimeout: 100, requestTimeout: 100, throwOnRequestTimeout: true };
    const store = openS3Store(parseStorageUrl(server.url, {}), patience);
    server.set('hang');
    await expect(store.create('hang/a.jpg', Buffer.alloc(MB))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(store.open('hang/a.jpg')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    server.set('fair');
    expect(await store.has('hang/a.jpg')).toBe(false);
  });

  it('does not let in whoever signs with another secret', async () => {
    const store = await open(server.forgedUrl);
    await expect(store.has('once/a.txt')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(store.open('once/a.txt')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(store.create('once/b.txt', Buffer.from('b'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('names itself without what opens it', async () => {
    expect((await open(server.url)).place).toMatch(/^http:\/\/127.0.0.1:\d+\/site\/homes\/$/);
    expect(readdirSync(folder)).toContain('once');
  });
});
