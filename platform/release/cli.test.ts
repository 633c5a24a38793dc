import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canaryShare } from 'schema';
import { expect, test } from 'vitest';

const release = (...given: string[]) => {
  const env = { ...process.env, DEPLOY_URL: 'http://127.0.0.1:1', DEPLOY_TOKEN: 'a-token' };
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
  ['canary --share 20', 'Name the folder of a built part, or a release as name@version'],
  ['token create', 'Write it as token create <part> <note>'],
  ['promote mfe-a@', 'mfe-a@: write it as name@version'],
])('%s of nothing fails, and says what is wanted', (command, words) => {
  const { status, stderr } = release(...command.split(' '));
  expect([status, stderr.trim()]).toEqual([1, words]);
});

// What goes unread may have been meant to hold it back.
test.each([
  [['withdraw', 'mfe-a', '--dry-run'], '--dry-run: not understood'],
  [['withdraw', 'mfe-a', 'mfe-b'], 'mfe-b: not understood'],
  [['rollback', 'mfe-a', '--to', '1.0.0+000000000001', 'now'], 'now: not understood'],
  [['list', '--live'], '--live: not understood'],
  [['canary', 'mfe-a@1.0.0+000000000001', 'mfe-b@1.0.0+000000000001'], 'mfe-b@1.0.0+000000000001: not understood'],
  [['promote', 'https://site.example/preview/x', 'mfe-a@1.0.0'], 'mfe-a@1.0.0: not understood'],
  [['types', '--help'], '--help: not understood'],
  [['token', 'revoked', 'an-id'], 'Write it as token create, token list or token revoke'],
  [['token', 'revoke', ''], 'Name the token by its id, as token list has it'],
])('%j is refused, not done as far as it is understood', (given, words) => {
  const { status, stderr } = release(...given);
  expect([status, stderr.trim()]).toEqual([1, words]);
});

test('a command that there is not is named, with those that there are; without any, each is explained', () => {
  expect(release('retire', 'mfe-a').stderr.trim()).toMatch(
    /^retire is no command: write publish, preview, smoke, promote, .* or token; without any, each is explained$/,
  );
  expect(release('--help').stderr).toMatch(/^Usage: release <command>/);
});

// npm takes the two dashes of `npm run release -- list` for itself, pnpm hands them on.
test('two dashes before the command are none of its words', () => {
  expect(release('--', 'withdraw').stderr.trim()).toBe('Name a part');
});

test.each(['secret-“quoted”', 'secret\nDEPLOY_URL=x'])('a token that is none is not told to the log: %j', (token) => {
  const env = { ...process.env, DEPLOY_URL: 'http://127.0.0.1:1', DEPLOY_TOKEN: token };
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'cli.ts'), 'list'], {
    env,
    encoding: 'utf8',
  });
  expect([status, stderr.trim()]).toEqual([
    1,
    'DEPLOY_TOKEN is no token: it has a space or a letter in it that no token has',
  ]);
});

test.each(['0', '51'])('no share of visitors: --share %s', (text) => {
  expect(canaryShare.safeParse(Number(text)).success).toBe(false);
  const { status, stderr } = release('canary', 'mfe-a@1.0.0+000000000001', '--share', text);
  expect([status, stderr.trim()]).toEqual([1, `--share is a whole number from 1 to 50, not ${text}`]);
});

test.each(['1', '50'])('--share %s is one', (text) => {
  expect(canaryShare.safeParse(Number(text)).success).toBe(true);
  expect(release('canary', 'mfe-a@1.0.0+000000000001', '--share', text).stderr).toContain('does not answer');
});

test('no days', () => {
  const { status, stderr } = release('token', 'create', 'mfe-a', 'CI', '--days', '367');
  expect([status, stderr.trim()]).toEqual([1, '--days is a whole number from 1 to 366, not 367']);
});

const at = (url: string) => {
  const env = { ...process.env, DEPLOY_URL: url, DEPLOY_TOKEN: 'a-token' };
  return spawnSync(process.execPath, [join(import.meta.dirname, 'cli.ts'), 'list'], { env, encoding: 'utf8' });
};

test.each([
  ['', 'DEPLOY_URL is empty'],
  ['site.example', 'DEPLOY_URL is no address of a site: write it as http://… or https://…'],
  ['ftp://site.example', 'DEPLOY_URL is no address of a site: write it as http://… or https://…'],
  ['deployer:s3cret@site.example', 'DEPLOY_URL is no address of a site: write it as http://… or https://…'],
  // No request may have them, and what refuses them would tell them to the log.
  ['http://ada:secret@127.0.0.1:1', 'DEPLOY_URL has a name or a password in it: leave them out'],
  // As a secret of a pipeline, whose line ends are easily copied along.
  [' http://127.0.0.1:1\n', 'http://127.0.0.1:1 does not answer: bad port'],
])('an address that is none is said: “%s”', (url, words) => {
  const { status, stderr } = at(url);
  expect([status, stderr.trim()]).toEqual([1, words]);
});

test.each(['nowhere', import.meta.filename])(
  'what is no folder is said to be none, for it cannot be built',
  (given) => {
    const { status, stderr } = release('publish', given);
    expect([status, stderr.trim()]).toEqual([1, `${given} is no folder`]);
  },
);

const noFile = '{ "name": "mfe-a", "version": "1.0.0+000000000001", "files": { "web/a.js": null } }';
test.each(['{ "name": "mfe-a", "vers', '{}', '[]', 'null', noFile])(
  'a build that was broken off is said: %s',
  (text) => {
    const folder = mkdtempSync(join(tmpdir(), 'half-'));
    writeFileSync(join(folder, 'release.json'), text);
    try {
      const { status, stderr } = release('verify', folder);
      expect([status, stderr.trim()]).toEqual([1, `${join(folder, 'release.json')} is not whole: build it again`]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

test('a folder where the build has a file is named, for it cannot be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'half-'));
  const files = { 'web/a.js': { integrity: 'sha256-', bytes: 1 } };
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ name: 'mfe-a', version: '1.0.0+000000000001', files }));
  mkdirSync(join(folder, 'web/a.js'), { recursive: true });
  try {
    const { status, stderr } = release('publish', folder);
    expect([status, stderr.trim()]).toEqual([1, 'mfe-a 1.0.0+000000000001: web/a.js is no file']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
