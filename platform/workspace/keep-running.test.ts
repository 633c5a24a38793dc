import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepRunning, START_AGAIN } from './keep-running.ts';

const FIRST_PAUSE_MS = 100;

it('starts a process anew as often as it asks for it, after longer and longer pauses, and ends as it ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'runs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log = join(folder, 'log');
  const script = `
    const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync(process.argv[1], 'run ');
    process.exit(readFileSync(process.argv[1], 'utf8') === 'run run run ' ? 3 : ${START_AGAIN});`;
  const start = performance.now();
  expect(await keepRunning(['-e', script, log], FIRST_PAUSE_MS)).toBe(3);
  expect(performance.now() - start).toBeGreaterThan(3 * FIRST_PAUSE_MS);
  expect(readFileSync(log, 'utf8')).toBe('run run run ');
});
