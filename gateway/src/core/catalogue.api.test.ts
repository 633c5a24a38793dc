import { expect, it } from 'vitest';
import { openTestGateway } from '../testing/test-gateway.ts';
import { openCatalogue } from './catalogue.ts';
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
  // The change is made, whatever cannot be read afterwards.
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
