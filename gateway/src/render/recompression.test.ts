import { setTimeout as after } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { EncodedBody } from '../http/encoding.ts';
import { createRecompression, type Recompression } from './recompression.ts';

const words = Array.from({ length: 4000 }, (_, index) => `house ${(index * 7919) % 997}`).join(' ');
let recompression: Recompression;

afterEach(() => recompression.close());

it('puts a smaller form in the place of the quick one, which is another representation', async () => {
  recompression = createRecompression({ standsMs: 0, pauseMs: 1 });
  const body = new EncodedBody(words);
  const quick = await body.as('br');
  const [etag] = body.etags('br');
  recompression.asked(body);
  recompression.asked(body);
  await expect.poll(async () => (await body.as('br')).length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(await body.as('br')).toString()).toBe(words);
  expect(body.etags('br')).toEqual([etag, `"${body.tag}-best-br"`]);
  expect(body.etags('gzip')).toEqual([`"${body.tag}-gzip"`]);
});

it('leaves alone what was asked for once, and what does not stand long enough', async () => {
  recompression = createRecompression({ standsMs: 60_000, pauseMs: 1 });
  const [once, young] = [new EncodedBody(words), new EncodedBody(words)];
  recompression.asked(once);
  for (let times = 0; times < 100; times += 1) recompression.asked(young);
  await after(50);
  for (const body of [once, young]) expect(body.etags('br')).toEqual([`"${body.tag}-br"`]);
});
