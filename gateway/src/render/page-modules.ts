/**
 * The modules that a page's first paint needs: the page, the slots in it, and the shared modules that these consume.
 */

import type { Release, ReleaseSet } from '../modules/releases/release.ts';

export type Page = Release['pages'][number];
export type Matched = { release: Release; page: Page };

export type Needed = { release: Release; scripts: string[]; styles: string[]; isPage: boolean };

/** Every module with its files; empty if no page matched. */
export function modulesOf(set: ReleaseSet, matched: Matched | undefined): Needed[] {
  if (!matched) return [];
  const { release, page } = matched;
  const slots = set.remotes.flatMap((remote) =>
    Object.entries(remote.slots)
      .filter(([slot]) => page.slots.includes(`${remote.short}/${slot}`))
      .map(([, slot]) => ({ release: remote, files: slot, isPage: false })),
  );
  return [{ release, files: page, isPage: true }, ...slots].flatMap(({ release, files, isPage }) => [
    { release, scripts: files.scripts, styles: files.styles, isPage },
    ...files.borrows.flatMap((request) => {
      const provided = set.shell.lentFiles[request];
      return provided ? [{ release: set.shell, ...provided, isPage }] : [];
    }),
  ]);
}
