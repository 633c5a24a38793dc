/** The registry of the live set for a page: where each remote's container is, and what it offers. */

import type { Release, ReleaseSet } from '../modules/releases/release.ts';

const describe = (release: Release) => ({
  name: release.name,
  short: release.short,
  version: release.version,
  entry: `/releases/${release.name}/${release.version}/${release.entry}`,
  integrity: release.files[release.entry]?.integrity ?? '',
  global: release.global,
  pages: release.pages.map(({ path, module, slots }) => ({ path, module, slots })),
  slots: Object.fromEntries(Object.entries(release.slots).map(([slot, { module }]) => [slot, module])),
});

/** The registry for visitors. It leaves out private remotes, except the one whose page this is. */
export function publicRegistry({ shell, remotes }: ReleaseSet, shown?: Release) {
  const visible = remotes.filter((remote) => !remote.isPrivate || remote === shown);
  return {
    shell: shell.version,
    remotes: visible.map(describe),
    navigation: visible.flatMap(({ navigation }) => navigation),
    links: visible.flatMap(({ links }) => links).toSorted((a, b) => a.order - b.order),
  };
}
