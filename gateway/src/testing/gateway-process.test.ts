import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { hasSaid } from './gateway-process.ts';

it('hears words that came in two pieces, and reads on, so that the pipe never fills', async () => {
  const stdout = new PassThrough();
  const heard = hasSaid(stdout, 'Ready on');
  stdout.write('Rea');
  stdout.write('dy on http://localhost\n');
  expect(await heard).toBe(true);
  stdout.end('a line of the log\n'.repeat(10_000));
  await finished(stdout);
});

it('answers false if it ends without them', async () => {
  const stdout = new PassThrough();
  stdout.end('No database\n');
  expect(await hasSaid(stdout, 'Ready on')).toBe(false);
});
