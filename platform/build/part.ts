/** Builds one part of the site into a release: `node platform/build/part.ts <folder>`. */

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StatsCompilation } from '@rspack/core';
import type { NavigationEntry, Release, SitemapEntry } from '../src/release.ts';
import { compile } from './compile.ts';
import {
  type AppDefinition,
  chunkName,
  exposeName,
  type PageDefinition,
  type RemoteDefinition,
  type ShellDefinition,
} from './definition.ts';
import { filesOf, lentFilesOf } from './describe.ts';
import { layIcons } from './icons.ts';
import { operationsOf } from './operations.ts';
import { writeRelease } from './release.ts';
import { lentFiles, remoteServer, shellServer, writeLent } from './server.ts';
import { heavyEntries, ranges, readPackage, versions } from './shared.ts';
import { locatePictures } from './sitemap.ts';
import { globalName, remoteWeb, remoteWorker, shellStart, shellWeb } from './web.ts';

/** Limits in transferred bytes; the shell's stand for the whole set. */
const budgets = JSON.parse(readFileSync(new URL('../budgets.json', import.meta.url), 'utf8')) as Release['budgets'];

type Content = { navigation?: NavigationEntry[]; sitemap?: SitemapEntry[] };

const load = async <T>(file: string): Promise<T> => (await import(pathToFileURL(file).href)) as T;

const assetEndingWith = (stats: StatsCompilation, pattern: RegExp): string[] =>
  (stats.assets ?? []).map((asset) => asset.name).filter((name) => pattern.test(name));

const placed = (page: PageDefinition) => ({ slots: [...(page.slots ?? [])], params: [...(page.params ?? [])] });

async function buildApp(folder: string, { scope, start, worker }: AppDefinition): Promise<Release['app']> {
  const stats = await compile(remoteWorker(folder, basename(folder), worker));
  const [file] = assetEndingWith(stats, /^worker\.[0-9a-f]+\.js$/);
  if (!file) throw new Error(`${basename(folder)}: the build made no service worker`);
  return { scope, start, worker: file };
}

async function buildRemote(folder: string, definition: RemoteDefinition): Promise<Release> {
  const name = basename(folder);
  const web = await compile(remoteWeb(folder, name, definition));
  for (const module of remoteServer(folder, name, definition)) await compile(module);
  const app = definition.app && (await buildApp(folder, definition.app));
  const content = definition.content ? await load<Content>(join(folder, definition.content)) : {};
  const [entry] = assetEndingWith(web, /^entry\.[0-9a-f]+\.js$/);
  if (!entry) throw new Error(`${name}: the build made no remote entry`);
  const files = (module: string) => ({
    ...filesOf(web, exposeName(module), chunkName(module)),
    server: `${exposeName(module).slice(2)}.mjs`,
  });
  return writeRelease(folder, {
    name,
    short: definition.name,
    packageVersion: readPackage(folder).version,
    entry: `web/${entry}`,
    start: '',
    global: globalName(name),
    isPrivate: definition.isPrivate ?? false,
    pages: Object.entries(definition.pages).map(([path, page]) => ({ path, ...placed(page), ...files(page.module) })),
    slots: Object.fromEntries(Object.entries(definition.slots).map(([slot, module]) => [slot, files(module)])),
    frameSlots: [],
    lent: {},
    lentFiles: {},
    styles: [],
    fonts: [],
    icons: app ? layIcons(folder) : [],
    ...(app && { app }),
    navigation: content.navigation ?? [],
    sitemap: locatePictures(content.sitemap ?? [], assetEndingWith(web, /\.jpg$/)),
    budgets,
    ...ranges,
    operations: await operationsOf(folder),
  });
}

async function buildShell(folder: string, definition: ShellDefinition): Promise<Release> {
  const web = await compile(shellWeb(folder, './src/main.ts'));
  await compile(shellServer(folder, '../src/server.tsx'));
  await writeLent(folder);
  const start = await compile(shellStart(folder));
  const main = filesOf(web, './main', 'main');
  const [entry] = main.scripts;
  if (!entry || main.scripts.length > 1)
    throw new Error(`shell: expected one entry script, got ${main.scripts.join(', ') || 'none'}`);
  return writeRelease(folder, {
    name: 'shell',
    short: '',
    packageVersion: readPackage(folder).version,
    entry: `web/${entry}`,
    start: assetEndingWith(start, /^start\.[0-9a-f]+\.js$/)[0] ?? '',
    global: 'shell',
    isPrivate: false,
    pages: Object.entries(definition.pages).map(([path, page]) => ({
      path,
      ...placed(page),
      ...filesOf(web, exposeName(page.module), chunkName(page.module)),
      server: '',
    })),
    slots: {},
    frameSlots: [...definition.slots],
    lent: lentFiles,
    lentFiles: Object.fromEntries(
      Object.entries(heavyEntries).map(([request, file]) => [request, lentFilesOf(web, file)]),
    ),
    styles: main.styles,
    fonts: assetEndingWith(web, /(newsreader|instrument-sans)\.[0-9a-f]+\.woff2$/),
    icons: layIcons(folder),
    navigation: [],
    sitemap: [],
    budgets,
    ...versions,
    operations: await operationsOf(folder),
  });
}

/** Builds the part in `folder` and answers its release. Throws with Rspack's own words when it does not compile. */
export async function buildPart(folder: string): Promise<Release> {
  rmSync(join(folder, '.build'), { recursive: true, force: true });
  const remoteFile = join(folder, 'remote.ts');
  if (existsSync(remoteFile)) {
    const { remote } = await load<{ remote: RemoteDefinition }>(remoteFile);
    return buildRemote(folder, remote);
  }
  const { shell } = await load<{ shell: ShellDefinition }>(join(folder, 'shell.ts'));
  return buildShell(folder, shell);
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Usage: node platform/build/part.ts <folder of the part>');
  const started = performance.now();
  const release = await buildPart(resolve(folder));
  console.log(`${release.name} ${release.version} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
