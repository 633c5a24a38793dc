/** The description of a remote's release, made from the statistics of its compilations. */

import type { Release } from '../src/release.ts';
import { type AppDefinition, chunkName, exposeName } from './definition.ts';
import { filesOf } from './describe.ts';
import { iconsOf } from './icons-plugin.ts';
import { operationsOf } from './operations.ts';
import { assetsLike, globalName, linksOf, placed, type Remote, readContent } from './part.ts';
import type { Described } from './release.ts';
import type { Built } from './release-plugin.ts';
import { budgets, ranges, readPackage } from './shared.ts';
import { locatePictures } from './sitemap.ts';

function appOf(name: string, { scope, start }: AppDefinition, built: Built): NonNullable<Release['app']> {
  const [worker] = assetsLike(built('worker'), /^worker\.[0-9a-f]+\.js$/);
  if (!worker) throw new Error(`${name}: the build made no service worker`);
  return { scope, start, worker };
}

export async function describeRemote(remote: Remote, built: Built): Promise<Described> {
  const { name, folder, definition } = remote;
  const web = built('web');
  const content = await readContent(remote);
  const [entry] = assetsLike(web, /^entry\.[0-9a-f]+\.js$/);
  if (!entry) throw new Error(`${name}: the build made no remote entry`);
  const files = (module: string) => ({
    ...filesOf(web, exposeName(module), chunkName(module)),
    server: `${exposeName(module).slice(2)}.mjs`,
  });
  return {
    name,
    short: definition.name,
    packageVersion: readPackage(folder).version,
    entry: `web/${entry}`,
    start: '',
    global: globalName(name),
    isPrivate: definition.isPrivate ?? false,
    pages: Object.entries(definition.pages).map(([path, page]) => ({ path, ...placed(page), ...files(page.module) })),
    slots: Object.fromEntries(Object.entries(definition.slots).map(([slot, module]) => [slot, files(module)])),
    foreign: [...(definition.foreign ?? [])],
    frameSlots: [],
    lent: {},
    lentFiles: {},
    styles: [],
    fonts: [],
    icons: definition.app ? iconsOf(folder) : [],
    ...(definition.app && { app: appOf(name, definition.app, built) }),
    navigation: content.navigation ?? [],
    links: linksOf(definition),
    sitemap: locatePictures(content.sitemap ?? [], assetsLike(web, /\.jpg$/)),
    budgets,
    ...ranges,
    operations: await operationsOf(folder),
  };
}
