/** How a page loads its scripts: after the first paint if the server rendered it, otherwise at once. */

import type { Release, ReleaseSet } from '../modules/releases/release.ts';
import { webPath } from '../modules/releases/release-files.ts';
import { escapeAttribute } from './escape-attribute.ts';
import { type Matched, modulesOf } from './page-modules.ts';

type Script = { src: string; integrity: string };

const scriptOf = (release: Release, file: string): Script => ({
  src: webPath(release, file),
  integrity: release.files[`web/${file}`]?.integrity ?? '',
});

const entryOf = (release: Release): Script => scriptOf(release, release.entry.replace('web/', ''));

/** The container and the chunks of the page itself. Slots further down load later (`platform/src/when-idle.ts`). */
function ownScripts(set: ReleaseSet, matched: Matched | undefined): Script[] {
  if (!matched) return [];
  const chunks = modulesOf(set, matched)
    .filter(({ isPage }) => isPage)
    .flatMap(({ release, scripts }) => scripts.map((file) => scriptOf(release, file)));
  return matched.release === set.shell ? chunks : [entryOf(matched.release), ...chunks];
}

const preload = ({ src, integrity }: Script) =>
  `<link rel="preload" as="script" crossorigin="anonymous" href="${src}" integrity="${integrity}">`;

/** For a page that the browser has to draw: loads everything at once. */
export function mainElements(set: ReleaseSet, matched: Matched | undefined): string {
  const { src, integrity } = entryOf(set.shell);
  const preloads = ownScripts(set, matched).map(preload).join('');
  return `${preloads}<script defer fetchpriority="high" crossorigin="anonymous" src="${src}" integrity="${integrity}"></script>`;
}

/**
 * For a rendered page: a small inline script that loads the others, and keeps clicks that come before they are loaded.
 */
export function startElement(set: ReleaseSet, matched: Matched | undefined, text: string): string {
  const list = escapeAttribute(JSON.stringify([entryOf(set.shell), ...ownScripts(set, matched)]));
  return `<script data-scripts="${list}">${text}</script>`;
}
