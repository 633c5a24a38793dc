/**
 * The shell's own pages: path → module. On the server they are all loaded; a browser imports a page when it is visited.
 */

import type { PageModule } from 'platform';
import type { PageDefinition } from 'platform/build';
import { loadPatiently, type PageRoute } from 'platform/shell';
import { loadChunk } from 'ui';
import { shell } from '../shell.ts';
import { reportFailure } from './report-failure.ts';

/** The 404 page. It is no page of the release, so that neither the sitemap nor the smoke test contains it. */
const UNKNOWN = '*';

const importers: Record<keyof typeof shell.pages | typeof UNKNOWN, () => Promise<unknown>> = {
  '/': () => import(/* webpackChunkName: "home-page" */ './home/page.tsx'),
  '/about': () => import(/* webpackChunkName: "about-page" */ './about/page.tsx'),
  '/privacy': () => import(/* webpackChunkName: "privacy-page" */ './privacy/page.tsx'),
  '/accessibility': () => import(/* webpackChunkName: "accessibility-page" */ './accessibility/page.tsx'),
  [UNKNOWN]: () => import(/* webpackChunkName: "not-found-page" */ './errors/not-found-page.tsx'),
};

const isServer = typeof document === 'undefined';
const here = new Map<string, PageModule>();

async function importPage(path: string, importer: () => Promise<unknown>): Promise<PageModule> {
  const module = (await importer()) as PageModule;
  here.set(path, module);
  return module;
}

let firstPage: string | undefined;
let first: Promise<PageModule> | undefined;

/** Called once in a browser with the page that the server rendered. Its HTML stays while its code cannot be loaded. */
export const expectPage = (path: string): void => {
  firstPage = path;
};

async function loadOwn(path: string, importer: () => Promise<unknown>): Promise<PageModule> {
  if (path !== firstPage) return loadChunk(() => importPage(path, importer));
  first ??= loadPatiently(() => importPage(path, importer), {
    boundary: () => document.querySelector('main'),
    onFailure: (error) => reportFailure('shell', path, error),
  });
  return first;
}

/** On the server all pages are imported before the first render, so that rendering never waits for code. */
export const importOwnPages = async (): Promise<void> => {
  await Promise.all(Object.entries(importers).map(([path, importer]) => importPage(path, importer)));
};

function ownPage(path: keyof typeof importers, { slots = [] }: Pick<PageDefinition, 'slots'>): PageRoute {
  const load = () => loadOwn(path, importers[path]);
  return { id: `shell:${path}`, path, slots, load, peek: () => (isServer ? here.get(path) : undefined) };
}

export const unknownPage = ownPage(UNKNOWN, {});

/** The last route matches every path that no other route has. */
export const ownPages: readonly PageRoute[] = [
  ...Object.entries<PageDefinition>(shell.pages).map(([path, page]) => ownPage(path as keyof typeof shell.pages, page)),
  unknownPage,
];
