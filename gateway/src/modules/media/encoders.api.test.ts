import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createEncoders, NoPicture } from './encoders.ts';

const encoders = createEncoders();
afterAll(() => encoders.close());

const photo = (width: number) =>
  sharp({ create: { width, height: 300, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();

it('encodes in processes behind everything else, no more of them than half the cores, in the order asked', async () => {
  expect(encoders.pids()).toEqual([]);
  const done: number[] = [];
  const photos = await Promise.all([500, 100, 200].map(photo));
  const encoding = photos.map(async (bytes) => {
    const { width, widths, variants } = await encoders.encode(bytes);
    done.push(width);
    return { width, widths, files: variants.length, isJpeg: variants[1]?.bytes[0] === 0xff };
  });
  expect(encoders.pids().map((pid) => getPriority(pid))).toEqual(encoders.pids().map(() => 19));
  expect(await Promise.all(encoding)).toEqual([
    { width: 500, widths: [480, 500], files: 4, isJpeg: true },
    { width: 100, widths: [100], files: 2, isJpeg: true },
    { width: 200, widths: [200], files: 2, isJpeg: true },
  ]);
  if (encoders.pids().length === 1) expect(done).toEqual([500, 100, 200]);
});

it.each([
  ['of 8 bits in Display P3', (red: Sharp) => red.withIccProfile('p3').png()],
  ['of 16 bits without a profile', (red: Sharp) => red.toColourspace('rgb16').png()],
  ['of 16 bits in sRGB', (red: Sharp) => red.toColourspace('rgb16').withIccProfile('srgb').png()],
  ['of 16 bits in Display P3', (red: Sharp) => red.toColourspace('rgb16').withIccProfile('p3').png()],
  ['of 10 bits in Display P3', (red: Sharp) => red.withIccProfile('p3').avif({ bitdepth: 10, quality: 90 })],
  ['of 16 bits in grey', (red: Sharp) => red.toColourspace('grey16').withIccProfile('p3').png(), '#696969'],
])('keeps the colours of a picture %s', async (_, encode, expected = '#cc2222') => {
  const red = sharp({ create: { width: 60, height: 40, channels: 3, background: '#cc2222' } });
  const { placeholder } = await encoders.encode(await encode(red).toBuffer());
  const parts = (colour: string) => [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
  const away = parts(placeholder).map((part, index) => Math.abs(part - (parts(expected)[index] ?? 0)));
  expect(Math.max(...away), placeholder).toBeLessThanOrEqual(3);
});

it('gives them none of the gateway’s secrets', async () => {
  const encoding = encoders.encode(await photo(90));
  const [pid] = encoders.pids();
  const variables = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean);
  expect(variables.map((line) => line.split('=')[0]).filter((name) => !name?.startsWith('NODE_'))).toEqual([]);
  await encoding;
});

it('refuses what cannot be decoded, and goes on', async () => {
  const broken = (await photo(400)).subarray(0, 600);
  await expect(encoders.encode(broken)).rejects.toThrow(NoPicture);
  expect((await encoders.encode(await photo(90))).width).toBe(90);
});

it('tries a picture once more whose process was killed', async () => {
  const encoding = encoders.encode(await photo(1600));
  for (const pid of encoders.pids()) process.kill(pid, 'SIGKILL');
  expect((await encoding).width).toBe(1600);
});

it('says that it cannot look at pictures now where no process can be started, and goes on once one can', async () => {
  const starved = createEncoders();
  const photos = await Promise.all([90, 80].map(photo));
  const { execPath } = process;
  process.execPath = '/nowhere/node';
  const refused = await Promise.allSettled(photos.map((bytes) => starved.encode(bytes)));
  process.execPath = execPath;
  for (const outcome of refused)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE', retryAfter: 30 } });
  expect((await starved.encode(await photo(90))).width).toBe(90);
  starved.close();
});

it('refuses everything once it is closed', async () => {
  const closing = createEncoders();
  const encoding = [closing.encode(await photo(1600)), closing.encode(await photo(1600))];
  closing.close();
  expect((await Promise.allSettled(encoding)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
