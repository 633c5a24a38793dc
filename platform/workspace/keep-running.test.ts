import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepRunning, START_AGAIN } from './keep-running.ts';

const FIRST_PAUSE_MS = 250;

it('starts a process anew as often as it asks for it, after longer and longer pauses, and ends as it ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'runs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log = join(folder, 'log');
  const script = `
    const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync(process.argv[1], Date.now() + ' ');
    process.exit(readFileSync(process.argv[1], 'utf8').trim().split(' ').length === 3 ? 3 : ${START_AGAIN});`;
  expect(await keepRunning(['-e', script, log], FIRST_PAUSE_MS)).toBe(3);
  const [first = 0, second = 0, third = 0, ...more] = readFileSync(log, 'utf8').trim().split(' ').map(Number);
  expect(second - first).toBeGreaterThanOrEqual(FIRST_PAUSE_MS);
  expect(third - second).toBeGreaterThanOrEqual(2 * FIRST_PAUSE_MS);
  expect(more).toEqual([]);
});
