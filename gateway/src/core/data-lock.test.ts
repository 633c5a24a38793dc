import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataFolder } from './data-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lockFile = () => join(folder, 'gateway.lock');

it('refuses a folder that is taken, naming the owner', () => {
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(`running process ${process.pid}`);
  lock.release();
  lockDataFolder(folder).release();
});

it('names another living process', () => {
  const other = spawn('sleep', ['30']);
  const start = readFileSync(`/proc/${other.pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19];
  writeFileSync(lockFile(), `${other.pid} ${start}`);
  expect(() => lockDataFolder(folder)).toThrow(`running process ${other.pid}`);
  other.kill();
});

it.each([
  ['a process that is gone', () => `${spawnSync('true').pid} 1`],
  ['an earlier process of the same pid', () => `${process.pid} 1`],
  ['nobody that can be read', () => 'nonsense'],
])('takes over the lock of %s', (_, owner) => {
  writeFileSync(lockFile(), owner());
  lockDataFolder(folder);
  expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
});
