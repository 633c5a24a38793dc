/** A part as its folder declares it: its name, and its definition in `remote.ts` or `shell.ts`. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StatsCompilation } from '@rspack/core';
import { DEVELOPMENT, type RegistryRemote } from '../src/registry.ts';
import type { FrameLink, NavigationEntry, SitemapEntry } from '../src/release.ts';
import { exposeName, type PageDefinition, type RemoteDefinition, type ShellDefinition } from './definition.ts';
import { PlainError } from './plain-error.ts';
import { readPackage } from './shared.ts';

export type Content = { navigation?: NavigationEntry[]; sitemap?: SitemapEntry[] };
export type Remote = { name: string; folder: string; definition: RemoteDefinition };
export type Shell = { name: 'shell'; folder: string; definition: ShellDefinition };

const load = async <T>(file: string): Promise<T> => (await import(pathToFileURL(file).href).catch(unread(file))) as T;

/** An older Node says only that it does not know what `.ts` is. */
export const unread =
  (file: string) =>
  (error: unknown): never => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_FILE_EXTENSION')) throw error;
    throw new PlainError(`Node ${process.versions.node} cannot read ${file}: the build needs Node 22.18 or later`);
  };

export async function readRemote(folder: string): Promise<Remote> {
  // In the path of a file these mean something else to Rspack, whose own words name neither the folder nor the sign.
  const [sign] = /[#!?%[]/.exec(folder) ?? [];
  if (sign)
    throw new PlainError(`The part cannot be built in ${folder}: move it to where no folder has “${sign}” in its name`);
  const { remote } = await load<{ remote: RemoteDefinition }>(join(folder, 'remote.ts'));
  return { name: readPackage(folder).name, folder, definition: remote };
}

export async function readShell(folder: string): Promise<Shell> {
  const { shell } = await load<{ shell: ShellDefinition }>(join(folder, 'shell.ts'));
  return { name: 'shell', folder, definition: shell };
}

/** The content of the part for the frame. Empty if it has no content module. */
export const readContent = async ({ folder, definition }: Remote): Promise<Content> =>
  definition.content ? load<Content>(join(folder, definition.content)) : {};

export const placed = ({ slots = [], params = [], isUnlisted }: PageDefinition) => ({
  slots: [...slots],
  params: [...params],
  ...(isUnlisted && { isUnlisted }),
});

/** The links of a part in the form of its release. */
export const linksOf = ({ links = [] }: RemoteDefinition): FrameLink[] =>
  links.map(({ places, order = 0, ...link }) => ({ ...link, places: [...places], order }));

export const assetsLike = (stats: StatsCompilation, pattern: RegExp): string[] =>
  (stats.assets ?? []).map((asset) => asset.name).filter((name) => pattern.test(name));

/** The path of a remote's files on a developer's machine. */
export const developedFolder = (name: string): string => `/releases/${name}/${DEVELOPMENT}/web/`;

/**
 * A remote on a developer's machine, as an entry of the registry. It has no hash, because its files change with each
 * edit.
 */
export const developedRemote = ({ name, definition }: Remote): RegistryRemote => ({
  name,
  short: definition.name,
  version: DEVELOPMENT,
  entry: `${developedFolder(name)}entry.js`,
  integrity: '',
  global: globalName(name),
  pages: Object.entries(definition.pages).map(([path, page]) => ({
    path,
    module: exposeName(page.module),
    slots: [...(page.slots ?? [])],
  })),
  slots: Object.fromEntries(Object.entries(definition.slots).map(([slot, module]) => [slot, exposeName(module)])),
});

/** `mfe-listings` → `mfe_listings`: the name of the global variable that holds its container. */
export const globalName = (packageName: string): string => packageName.replaceAll('-', '_');
