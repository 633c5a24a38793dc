/** Breaks one remote of a page in a given way, with matching hashes, as a bad release would. */

import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';

export const faults = [
  'down',
  'hangs',
  '404',
  'wrong hash',
  'throws on load',
  'throws on render',
  'wrong version',
  'CSS missing',
] as const;
export type Fault = (typeof faults)[number];

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const HANG_MS = 30_000;

/** Replaces the hash of the entry in the document by that of the spoiled entry. */
async function tellNewHash(page: Page, before: string, after: string): Promise<void> {
  await page.route(
    (url) => !url.pathname.includes('.') && !url.pathname.startsWith('/graphql') && !url.pathname.startsWith('/api'),
    async (route: Route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      return route.fulfill({ response: answer, body: (await answer.text()).replaceAll(before, after) });
    },
  );
}

type Spoiler = (text: string) => string;

const throwing = 'throw new Error("spoiled on purpose");';

/** Replaces whatever the module exports as `Component` by a component that throws. */
const throwOnRender: Spoiler = (text) =>
  text.replaceAll(/Component:\(\)=>([\w$]+)/g, `Component:()=>()=>{${throwing}}`);

const spoilers: Partial<Record<Fault, Spoiler>> = {
  'throws on load': (text) => `${throwing}${text}`,
  'wrong version': (text) => text.replaceAll(/\^1\.\d+\.0/g, '^9.0.0'),
};

export type Remote = { name: string; entry: string; integrity: string };

/** The remotes in a page's registry. */
export const remotesOf = (page: Page): Promise<Remote[]> =>
  page.evaluate(() => {
    const state = JSON.parse(document.getElementById('page-state')?.textContent ?? '{}') as {
      registry: { remotes: Remote[] };
    };
    return state.registry.remotes;
  });

async function spoilEntry(page: Page, remote: Remote, spoil: Spoiler): Promise<void> {
  const source = await (await page.request.get(remote.entry)).text();
  const spoiled = spoil(source);
  await tellNewHash(page, remote.integrity, hashOf(spoiled));
  await page.route(`**${remote.entry}`, (route) => route.fulfill({ body: spoiled, contentType: 'text/javascript' }));
}

/** The entry contains the hashes of the chunks, so both are replaced. */
async function spoilChunks(page: Page, remote: Remote, chunks: readonly string[], spoil: Spoiler): Promise<void> {
  let entry = await (await page.request.get(remote.entry)).text();
  for (const chunk of chunks) {
    const source = await (await page.request.get(chunk)).text();
    const spoiled = spoil(source);
    entry = entry.replaceAll(hashOf(source), hashOf(spoiled));
    await tellNewHash(page, hashOf(source), hashOf(spoiled));
    await page.route(`**${chunk}`, (route) => route.fulfill({ body: spoiled, contentType: 'text/javascript' }));
  }
  await spoilEntry(page, remote, () => entry);
}

/** Breaks the remote in this way for this page from now on. `chunks`: the scripts of its pages and slots. */
export async function spoil(page: Page, remote: Remote, fault: Fault, chunks: readonly string[]): Promise<void> {
  const every = `**/releases/${remote.name}/**/*.js`;
  const spoiler = spoilers[fault];
  if (fault === 'down') await page.route(every, (route) => route.abort());
  else if (fault === '404') await page.route(every, (route) => route.fulfill({ status: 404, body: 'gone' }));
  else if (fault === 'hangs') {
    await page.route(every, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, HANG_MS));
      await route.abort().catch(() => undefined); // The page may be closed.
    });
  } else if (fault === 'wrong hash') {
    const source = await (await page.request.get(remote.entry)).text();
    await page.route(`**${remote.entry}`, (route) =>
      route.fulfill({ body: `${source};`, contentType: 'text/javascript' }),
    );
  } else if (fault === 'CSS missing') await page.route(`**/releases/${remote.name}/**/*.css`, (route) => route.abort());
  else if (fault === 'throws on render') await spoilChunks(page, remote, chunks, throwOnRender);
  else if (spoiler) await spoilEntry(page, remote, spoiler);
}
