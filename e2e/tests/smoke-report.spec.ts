/** A gateway without a browser accepts the browser check of a deployer, who signs the report. */

import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import {
  breaksByContent,
  buildAs,
  deployCall,
  liveVersion,
  operatorToken,
  teamToken,
  writeTooMuch,
} from '../support/deploy.ts';
import { startProxy } from '../support/proxy.ts';
import { root, startSite } from '../support/site.ts';
import { expect, long, type Site, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const run = promisify(execFile);
let site: Site;
let token: string;
test.beforeAll(async () => {
  site = await startSite({ BROWSER_SMOKE: 'require', CHROMIUM: '/nowhere/chromium' });
  token = await teamToken(site, 'mfe-leads');
});
test.afterAll(() => site.stop());

/** Runs `npm run release -- …` as a team does, on a machine with a browser. */
const release = (...args: string[]) => releaseWith({}, args);

async function releaseWith(given: Record<string, string>, args: string[]): Promise<{ code: number; said: string }> {
  // With both of these variables, Node prints a warning.
  const plain = { FORCE_COLOR: undefined, NO_COLOR: undefined };
  const env = { ...process.env, ...plain, DEPLOY_URL: site.origin, DEPLOY_TOKEN: token, ...given };
  try {
    const { stdout } = await run(process.execPath, ['platform/workspace/release.ts', ...args], { cwd: root, env });
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, said: stderr };
  }
}

test('a site that does not answer, and a browser that does not start, are no faults of a release', long, async () => {
  const folder = buildAs('mfe-leads', '1.0.0+0000000000c0');
  // It forwards the deployer's requests, and breaks off every page.
  const proxy = await startProxy(site.origin, (path) => (/^\/(deploy|graphql)/.test(path) ? undefined : 'break'));
  try {
    const cut = await releaseWith({ DEPLOY_URL: proxy.origin }, ['smoke', folder]);
    expect(cut.said).toContain('page /contact in the browser, as a first load: it is not answered');
    const without = await releaseWith({ CHROMIUM: '/bin/false' }, ['smoke', folder]);
    expect(without.said).toMatch(/^\/bin\/false could not be started as a browser: .*\nName a Chromium in CHROMIUM\n$/);
    expect([cut.code, without.code]).toEqual([1, 1]);
  } finally {
    proxy.close();
    rmSync(folder, { recursive: true });
  }
});

test('a release that a browser cannot bear gets no report, and does not go live', long, async () => {
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

test('what the content breaks in the live set, too, is reported as well', long, async () => {
  const [live, next] = ['1.0.0+0000000000d1', '1.0.0+0000000000d2'];
  const ofListings = { DEPLOY_TOKEN: await teamToken(site, 'mfe-listings') };
  const [listings, leads] = [buildAs('mfe-listings', live, breaksByContent), buildAs('mfe-leads', next)];
  for (const command of [
    ['smoke', listings],
    ['promote', `mfe-listings@${live}`],
  ])
    expect((await releaseWith(ofListings, command)).said).not.toMatch(/in the browser/);
  expect(await liveVersion(site, 'mfe-listings')).toBe(live);
  await writeTooMuch(site);
  const { said } = await release('smoke', leads);
  for (const made of [listings, leads]) rmSync(made, { recursive: true });
  expect(said).toMatch(/^live too {2}mfe-leads \S+: page \/ in the browser, as a first load: (the console|it keeps)/m);
  expect(said).toContain(`smoked    mfe-leads@${next}`);
});
