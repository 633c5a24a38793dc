/** A gateway without a browser believes the one of a deployer, who signs for what it has seen. */

import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { buildAs, deployCall, liveVersion, operatorToken, teamToken } from '../support/deploy.ts';
import { root, startSite } from '../support/site.ts';
import { expect, type Site, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const run = promisify(execFile);
let site: Site;
let token: string;
test.beforeAll(async () => {
  site = await startSite({ BROWSER_SMOKE: 'require', CHROMIUM: '/nowhere/chromium' });
  token = await teamToken(site, 'mfe-leads');
});
test.afterAll(() => site.stop());

/** `npm run release -- …` as a team runs it, on a machine with a browser. */
async function release(...args: string[]): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DEPLOY_URL: site.origin, DEPLOY_TOKEN: token };
  try {
    const { stdout } = await run(process.execPath, ['platform/workspace/release.ts', ...args], { cwd: root, env });
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, said: stderr };
  }
}

test('a release that a browser cannot bear gets no report, and does not go live', async () => {
  const version = '1.0.0+0000000000c1';
  const folder = buildAs('mfe-leads', version, ';window.fetch = window.fetch.bind(window);');
  const smoked = await release('smoke', folder);
  rmSync(folder, { recursive: true });
  expect(smoked.said).toContain(`mfe-leads ${version}: page /contact in the browser, as a first load: it changes what`);
  expect(smoked.code).toBe(1);
  const promoted = await release('promote', `mfe-leads@${version}`);
  expect(promoted.said).toContain('No browser has seen this set');
  expect(promoted.code).toBe(1);
});

test('a good release goes live by its report, and another set needs another one', async () => {
  const version = '1.0.0+0000000000c2';
  const folder = buildAs('mfe-leads', version);
  expect((await release('promote', `mfe-leads@${version}`)).code).toBe(1);
  const smoked = await release('smoke', folder);
  expect(smoked.said).toContain(`smoked    mfe-leads@${version}`);
  expect((await release('promote', `mfe-leads@${version}`)).said).toContain(`live      mfe-leads@${version}`);
  expect(await liveVersion(site, 'mfe-leads')).toBe(version);

  const next = '1.0.0+0000000000c3';
  const other = buildAs('mfe-leads', next);
  await release('publish', other);
  for (const made of [folder, other]) rmSync(made, { recursive: true });
  const releases = [{ name: 'mfe-leads', version: next }];
  const { status, body } = await deployCall(site, operatorToken(site), 'POST', '/promote', { releases });
  expect([status, body.reasons]).toEqual([409, [expect.stringContaining('No browser has seen this set')]]);
});
