/** The shell's own pages: path → module. The server has each at hand; a browser imports it when it is visited. */

import type { PageModule } from 'platform';
import type { PageDefinition } from 'platform/build';
import { loadPatiently } from 'platform/shell';
import { loadChunk } from 'ui';
import { shell } from '../shell.ts';
import { reportFailure } from './report-failure.ts';

type OwnPage = { slots: readonly string[]; load: () => Promise<PageModule>; peek: () => PageModule | undefined };

const importers: Record<keyof typeof shell.pages, () => Promise<unknown>> = {
  '/': () => import(/* webpackChunkName: "home-page" */ './home/page.tsx'),
  '/about': () => import(/* webpackChunkName: "about-page" */ './about/page.tsx'),
  '/privacy': () => import(/* webpackChunkName: "privacy-page" */ './privacy/page.tsx'),
  '/accessibility': () => import(/* webpackChunkName: "accessibility-page" */ './accessibility/page.tsx'),
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

/** Called once in a browser, with the page that the server drew: its HTML stays for as long as its code cannot be had. */
export const expectPage = (path: string): void => {
  firstPage = path;
};

async function load(path: string, importer: () => Promise<unknown>): Promise<PageModule> {
  if (path !== firstPage) return loadChunk(() => importPage(path, importer));
  first ??= loadPatiently(() => importPage(path, importer), {
    boundary: () => document.querySelector('main'),
    onFailure: (error) => reportFailure('shell', path, error),
  });
  return first;
}

/** On the server every page is imported before the first render, so that rendering never waits for code. */
export const importOwnPages = async (): Promise<void> => {
  await Promise.all(Object.entries(importers).map(([path, importer]) => importPage(path, importer)));
};

export const ownPages: Record<string, OwnPage> = Object.fromEntries(
  Object.entries<PageDefinition>(shell.pages).map(([path, { slots = [] }]) => [
    path,
    {
      slots,
      load: () => load(path, importers[path as keyof typeof importers]),
      peek: () => (isServer ? here.get(path) : undefined),
    },
  ]),
);
