import { expect, it } from 'vitest';
import { openTestGateway } from '../testing/test-gateway.ts';
import { type Catalogue, openCatalogue } from './catalogue.ts';
import { createLogger } from './logger.ts';

const logger = createLogger('silent');

it('owns up to a version once what has to be known before is read, and reads it once', async () => {
  const { gateway, close } = await openTestGateway('postgresql');
  const { database, env } = gateway;
  let reads = 0;
  let isRead = false;
  const prepare = async () => {
    reads += 1;
    if (reads === 1) throw new Error('cannot be read');
    isRead = true;
  };
  const catalogue = await openCatalogue({ database, logger, url: env.DATABASE_URL, code: 'test', prepare });
  const heard: [number, boolean][] = [];
  catalogue.onChange((version) => heard.push([version, isRead]));
  const before = catalogue.version;
  // The change itself succeeds, even if `prepare` fails afterwards.
  expect(await catalogue.change(async () => 'done')).toBe('done');
  await expect.poll(() => heard).toEqual([[before + 1, true]]);
  reads = 1;
  await catalogue.bump();
  expect(catalogue.version).toBe(before + 2);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(reads).toBe(2);
  await catalogue.close();
  await close();
});

it('knows which record a version changed, here and from another gateway, and of what it missed nothing', async () => {
  const { gateway, close } = await openTestGateway('postgresql');
  const { database, env, catalogue } = gateway;
  const other = await openCatalogue({ database, logger, url: env.DATABASE_URL, code: 'test' });
  const nothing = async () => {};
  const versions = (one: Catalogue) => Promise.all(['one', 'two'].map((record) => one.of(record).current()));
  const [before = 0] = await versions(catalogue);
  await catalogue.change(nothing, { record: 'one' });
  await other.change(nothing, { record: 'two' });
  for (const one of [catalogue, other]) await expect.poll(() => versions(one)).toEqual([before + 1, before + 2]);
  await other.bump();
  for (const one of [catalogue, other]) await expect.poll(() => versions(one)).toEqual([before + 3, before + 3]);
  // Changes something as a gateway of an earlier release does.
  await database.em().execute('update catalogue set version = version + 1');
  await catalogue.change(nothing, { record: 'one' });
  for (const one of [catalogue, other]) await expect.poll(() => versions(one)).toEqual([before + 5, before + 4]);
  expect(await catalogue.of('one').cacheTag()).not.toBe(await catalogue.of('two').cacheTag());
  await other.close();
  await close();
});
