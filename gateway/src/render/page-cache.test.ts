import { expect, it } from 'vitest';
import { EncodedBody } from '../http/encoding.ts';
import { PageCache, type Renewed } from './page-cache.ts';

const page = async (): Promise<Renewed> => ({
  page: { status: 200, headers: {}, body: new EncodedBody('x'.repeat(1000)), releases: '', queries: [], isWhole: true },
  quality: 'whole',
  isSame: false,
});

it('addresses with parameters, of which there is no end, push out no page without them', async () => {
  const cache = new PageCache(20_000);
  await cache.get('/contact', '1', page);
  for (let home = 0; home < 100; home += 1) await cache.get(`/contact?home=${home}`, '1', page);
  expect(await cache.get('/contact', '1', page)).toMatchObject({ how: 'hit' });
  expect(await cache.get('/contact?home=99', '1', page)).toMatchObject({ how: 'hit' });
  expect(await cache.get('/contact?home=1', '1', page)).toMatchObject({ how: 'made' });
});
