/** docs/federation.md is true: every command block of it, in order, in a fresh clone. */

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cloneCheckout } from '../support/checkout.ts';
import { operatorToken } from '../support/deploy.ts';
import { root } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ siteName: 'federation-docs' });

const run = promisify(execFile);

const commandsOf = (page: string): string[] =>
  [...page.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block]) =>
    (block ?? '').split('\n').filter((line) => line !== ''),
  );

test('every command of docs/federation.md works in the order of the page', async ({ request, site }) => {
  const commands = commandsOf(readFileSync(join(root, 'docs/federation.md'), 'utf8'));
  expect(commands.length).toBeGreaterThan(8);
  const checkout = await cloneCheckout();
  // Node warns of both, and what a command prints would be another.
  const { FORCE_COLOR: _, ...own } = process.env;
  const env = { ...own, DEPLOY_URL: site.origin, DEPLOY_TOKEN: operatorToken(site), NO_COLOR: '1' };
  try {
    for (const command of commands) {
      const { stdout, stderr } = await run('bash', ['-c', command], {
        cwd: checkout.folder,
        env,
        maxBuffer: 64 * 1024 * 1024,
      }).catch((error: { stdout: string; stderr: string }) => {
        throw new Error(`${command}\n${error.stdout}\n${error.stderr}`);
      });
      expect(stdout + stderr).not.toContain('Failed:');
    }
    const page = await request.get('/notes');
    expect(page.status()).toBe(200);
    expect(await page.text()).toContain('ready to be written');
  } finally {
    checkout.remove();
  }
});
