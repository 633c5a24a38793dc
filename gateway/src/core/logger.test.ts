import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const script = `
  import { execFileSync } from 'node:child_process';
  import { createLogger, outliveOutput } from ${JSON.stringify(new URL('logger.ts', import.meta.url))};
  const limitFiles = (to) => execFileSync('prlimit', ['--fsize=' + to + ':unlimited', '--pid=' + process.pid]);
  const turn = () => new Promise((resolve) => setTimeout(resolve, 10));
  outliveOutput();
  const logger = createLogger('info');
  logger.info('before');
  limitFiles(0);
  console.log('a greeting');
  for (const word of ['meanwhile', 'x'.repeat(2 ** 20)]) logger.info(word);
  logger.fatal('the worst');
  await turn();
  limitFiles('unlimited');
  logger.info('after');
  await turn();`;

it('goes on while its file takes nothing, as on a full disk, and writes what waited once it can', () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = openSync(join(folder, 'log'), 'w');
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', file, 'pipe'],
    timeout: 10_000,
  });
  closeSync(file);
  expect([String(stderr), status]).toEqual(['', 0]);
  const lines = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['before', 'meanwhile', 'the worst', 'after']);
});
