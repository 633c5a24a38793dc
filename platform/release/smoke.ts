/** Opens releases in this machine's Chromium, as the site would show them, and signs for what was seen. */

import { createHash, createHmac } from 'node:crypto';
import { hasDriver, sampleHomes, smokeInBrowser, visitsOf } from 'smoke';
import { findChromium } from 'smoke/chromium';
import type { Gateway, Id } from './gateway.ts';
import { RefusedError } from './refused.ts';

type Options = { gateway: Gateway; url: string; token: string; executable: string };

const COOKIE = 'release-preview';

/** Signs as the gateway expects: with the token's hash, which is what it keeps. */
const sign = (token: string, text: string): string =>
  createHmac('sha256', createHash('sha256').update(token).digest('hex')).update(text).digest('hex');

const idOf = (title: string): Id => {
  const [name = '', version = ''] = title.split(' ');
  return { name, version };
};

/** The link's cookie shows its set under the site's own address. */
function placeOf(link: string, site: string) {
  const { origin, pathname } = new URL(link);
  const cookie = { name: COOKIE, value: pathname.slice(pathname.lastIndexOf('/') + 1) };
  return { origin, local: site, cookie };
}

async function setOf(gateway: Gateway, ids: readonly Id[]) {
  const parts = await Promise.all(ids.map((id) => gateway.describe(id)));
  const shell = parts.find(({ name }) => name === 'shell');
  if (!shell) throw new RefusedError(['No shell is live']);
  return { shell, remotes: parts.filter((part) => part !== shell) };
}

/** The first line says why; the driver's message goes on with the browser's own log. */
const noBrowser =
  (executable: string) =>
  (error: unknown): never => {
    if (error instanceof RefusedError) throw error;
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new RefusedError([
      `${executable} could not be started as a browser: ${first}`,
      'Name a Chromium in CHROMIUM',
    ]);
  };

/** This machine's Chromium. Throws `RefusedError` where it has none, or nothing to drive it with. */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM;
  const executable = findChromium(named);
  if (!executable && named) throw new RefusedError([`CHROMIUM names ${named}, and nothing is there`]);
  if (!executable) throw new RefusedError(['This machine has no Chromium where one usually is: name it in CHROMIUM']);
  if (!(await hasDriver())) {
    const words = 'smoke drives the browser with playwright-core, which is not installed where this command is';
    throw new RefusedError([words, 'Install it there: npm install playwright-core']);
  }
  return executable;
}

/**
 * Throws `RefusedError` with every reason against them; else sends a signed report, which counts for an hour, and answers
 * the faults that the live set has, too.
 */
export async function smoke(chosen: readonly Id[], { gateway, url, token, executable }: Options): Promise<string[]> {
  const site = url.replace(/\/+$/, '');
  const { link, live, set } = await gateway.preview(chosen);
  const { shell, remotes } = await setOf(gateway, set.map(idOf));
  const changed = [shell, ...remotes].filter((part) => chosen.some(({ name }) => name === part.name));
  const visits = visitsOf({ shell, remotes }, changed, await sampleHomes(gateway.query));
  const findLive = async () =>
    live ? { set: await setOf(gateway, (await gateway.list()).live), place: placeOf(live, site) } : undefined;
  const places = { place: placeOf(link, site), findLive };
  const old: string[] = [];
  const options = { executable, onOld: (fault: string) => void old.push(fault) };
  const reasons = await smokeInBrowser(visits, places, options).catch(noBrowser(executable));
  if (reasons.length > 0) throw new RefusedError(reasons);
  const told = { set, at: new Date().toISOString() };
  await gateway.report(chosen, { ...told, signature: sign(token, JSON.stringify(told)) });
  return old;
}
