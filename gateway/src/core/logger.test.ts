import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const head = `
  import { execFileSync } from 'node:child_process';
  import { createLogger, outliveOutput } from ${JSON.stringify(new URL('logger.ts', import.meta.url))};
  outliveOutput();
  const logger = createLogger('info');`;

const onFullDisk = `${head}
  const limitFiles = (to) => execFileSync('prlimit', ['--fsize=' + to + ':unlimited', '--pid=' + process.pid]);
  const turn = () => new Promise((resolve) => setTimeout(resolve, 10));
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
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', onFullDisk], {
    stdio: ['ignore', file, 'pipe'],
    timeout: 10_000,
  });
  closeSync(file);
  expect([String(stderr), status]).toEqual(['', 0]);
  const lines = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['before', 'meanwhile', 'the worst', 'after']);
});

it('goes on while nobody reads its pipe, and writes what waited once somebody does', async () => {
  const script = `${head}
    // More than a pipe holds.
    for (let line = 0; line < 300; line += 1) logger.info('x'.repeat(1000));
    process.stderr.write('here');
    process.stdin.once('data', () => logger.info('after'));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' });
  onTestFinished(() => void child.kill());
  await once(child.stderr, 'data');
  let all = '';
  child.stdout.on('data', (piece: Buffer) => {
    all += piece.toString();
  });
  child.stdin.write('go on');
  await expect.poll(() => all).toContain('after');
  const lines = all.trim().split('\n');
  expect(lines).toHaveLength(301);
  expect(JSON.parse(lines.at(-1) ?? '').msg).toBe('after');
});
