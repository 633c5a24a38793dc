import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const release = (...given: string[]) => {
  const env = { ...process.env, DEPLOY_URL: 'http://127.0.0.1:1', DEPLOY_TOKEN: 'a token' };
  return spawnSync(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...given], { env, encoding: 'utf8' });
};

// A pipeline whose variable is empty must not be green.
test.each([
  ['publish', 'Name the folder of a built part'],
  ['verify', 'Name the folder of a built part'],
  ['deploy', 'Name the folder of a built part'],
  ['preview', 'Name the folder of a built part'],
  ['smoke', 'Name the folder of a built part'],
  ['diff', 'Name the folder of a built part'],
  ['promote', 'Name a release as name@version, or the link of a preview'],
  ['rollback', 'Name a part'],
  ['withdraw', 'Name a part'],
  ['canary end', 'Name a part'],
])('%s of nothing fails, and says what is wanted', (command, words) => {
  const { status, stderr } = release(...command.split(' '));
  expect([status, stderr.trim()]).toEqual([1, words]);
});

test.each([
  [['canary', 'mfe-a@1.0.0+000000000001', '--share', '10%'], '--share is a number, not 10%'],
  [['token', 'create', 'mfe-a', 'CI', '--days', 'ninety'], '--days is a number, not ninety'],
])('%j says which number it cannot read', (given, words) => {
  const { status, stderr } = release(...given);
  expect([status, stderr.trim()]).toEqual([1, words]);
});
