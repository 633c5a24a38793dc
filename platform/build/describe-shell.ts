/** The description of the shell's release, made from the statistics of its compilations. */

import { chunkName, exposeName } from './definition.ts';
import { filesOf, providedFilesOf } from './describe.ts';
import { iconsOf } from './icons-plugin.ts';
import { operationsOf } from './operations.ts';
import { assetsLike, placed, type Shell } from './part.ts';
import { providedFiles } from './provided-modules-plugin.ts';
import type { Described } from './release.ts';
import type { Built } from './release-plugin.ts';
import { budgets, heavyEntries, readPackage, versions } from './shared.ts';

export async function describeShell({ name, folder, definition }: Shell, built: Built): Promise<Described> {
  const web = built('web');
  const main = filesOf(web, './main', 'main');
  const [entry] = main.scripts;
  if (!entry || main.scripts.length > 1)
    throw new Error(`shell: expected one entry script, got ${main.scripts.join(', ') || 'none'}`);
  const files = (module: string) => ({ ...filesOf(web, exposeName(module), chunkName(module)), server: '' });
  return {
    name,
    short: '',
    packageVersion: readPackage(folder).version,
    entry: `web/${entry}`,
    start: assetsLike(built('start'), /^start\.[0-9a-f]+\.js$/)[0] ?? '',
    global: name,
    isPrivate: false,
    pages: Object.entries(definition.pages).map(([path, page]) => ({ path, ...placed(page), ...files(page.module) })),
    slots: {},
    foreign: [],
    frameSlots: [...definition.slots],
    lent: providedFiles,
    lentFiles: Object.fromEntries(
      Object.entries(heavyEntries).map(([request, file]) => [request, providedFilesOf(web, file)]),
    ),
    styles: main.styles,
    fonts: assetsLike(web, /(newsreader|instrument-sans)\.[0-9a-f]+\.woff2$/),
    icons: iconsOf(folder),
    navigation: [],
    links: [],
    sitemap: [],
    budgets,
    ...versions,
    operations: await operationsOf(folder),
  };
}
