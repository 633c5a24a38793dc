/** Opens releases in this machine's Chromium, as the site would show them, and signs for what was seen. */

import { createHash, createHmac } from 'node:crypto';
import { sampleHomes, smokeInBrowser, visitsOf } from 'smoke';
import { findChromium } from 'smoke/chromium';
import type { Gateway, Id } from './gateway.ts';
import { RefusedError } from './refused.ts';

type Options = { gateway: Gateway; url: string; token: string };

const COOKIE = 'release-preview';

/** Signs as the gateway expects: with the token's hash, which is what it keeps. */
const sign = (token: string, text: string): string =>
  createHmac('sha256', createHash('sha256').update(token).digest('hex')).update(text).digest('hex');

const idOf = (title: string): Id => {
  const [name = '', version = ''] = title.split(' ');
  return { name, version };
};

/** The first line says why; the driver's message goes on with the browser's own log. */
const noBrowser =
  (executable: string) =>
  (error: unknown): never => {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new RefusedError([
      `${executable} could not be started as a browser: ${first}`,
      'Name a Chromium in CHROMIUM',
    ]);
  };

/** Throws `RefusedError` with every reason against them; else sends a signed report, which counts for an hour. */
export async function smoke(chosen: readonly Id[], { gateway, url, token }: Options): Promise<void> {
  const executable = findChromium(process.env.CHROMIUM);
  if (!executable) throw new RefusedError(['This machine has no Chromium where one usually is: name it in CHROMIUM']);
  const site = url.replace(/\/+$/, '');
  const { link, set } = await gateway.preview(chosen);
  const parts = await Promise.all(set.map((title) => gateway.describe(idOf(title))));
  const shell = parts.find(({ name }) => name === 'shell');
  if (!shell) throw new RefusedError(['No shell is live']);
  const remotes = parts.filter((part) => part !== shell);
  const changed = parts.filter((part) => chosen.some(({ name }) => name === part.name));
  const visits = visitsOf({ shell, remotes }, changed, await sampleHomes(gateway.query));
  const { origin, pathname } = new URL(link);
  const cookie = { name: COOKIE, value: pathname.slice(pathname.lastIndexOf('/') + 1) };
  const place = { origin, local: site, cookie };
  const options = { executable, logger: { info: () => undefined } };
  const reasons = await smokeInBrowser(visits, place, options).catch(noBrowser(executable));
  if (reasons.length > 0) throw new RefusedError(reasons);
  const told = { set, at: new Date().toISOString() };
  await gateway.report(chosen, { ...told, signature: sign(token, JSON.stringify(told)) });
}
