/** A part as its folder declares it: its name, its version, and what `remote.ts` or `shell.ts` says of it. */

import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StatsCompilation } from '@rspack/core';
import type { NavigationEntry, SitemapEntry } from '../src/release.ts';
import type { PageDefinition, RemoteDefinition, ShellDefinition } from './definition.ts';

export type Content = { navigation?: NavigationEntry[]; sitemap?: SitemapEntry[] };
export type Remote = { name: string; folder: string; definition: RemoteDefinition };
export type Shell = { name: 'shell'; folder: string; definition: ShellDefinition };

const load = async <T>(file: string): Promise<T> => (await import(pathToFileURL(file).href)) as T;

export async function readRemote(folder: string): Promise<Remote> {
  const { remote } = await load<{ remote: RemoteDefinition }>(join(folder, 'remote.ts'));
  return { name: basename(folder), folder, definition: remote };
}

export async function readShell(folder: string): Promise<Shell> {
  const { shell } = await load<{ shell: ShellDefinition }>(join(folder, 'shell.ts'));
  return { name: 'shell', folder, definition: shell };
}

/** What the part tells the frame; nothing when it has no content module. */
export const readContent = async ({ folder, definition }: Remote): Promise<Content> =>
  definition.content ? load<Content>(join(folder, definition.content)) : {};

export const placed = (page: PageDefinition) => ({ slots: [...(page.slots ?? [])], params: [...(page.params ?? [])] });

export const assetsLike = (stats: StatsCompilation, pattern: RegExp): string[] =>
  (stats.assets ?? []).map((asset) => asset.name).filter((name) => pattern.test(name));
