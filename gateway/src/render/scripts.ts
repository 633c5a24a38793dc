/** How a page's scripts come: after the first paint where the server drew it, at once where the browser has to. */

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

/** The container and the chunks of the page itself; slots below it come when they are wanted (`platform/src/when-idle.ts`). */
function ownScripts(set: ReleaseSet, matched: Matched | undefined): Script[] {
  if (!matched) return [];
  const chunks = modulesOf(set, matched)
    .filter(({ isPage }) => isPage)
    .flatMap(({ release, scripts }) => scripts.map((file) => scriptOf(release, file)));
  return matched.release === set.shell ? chunks : [entryOf(matched.release), ...chunks];
}

const preload = ({ src, integrity }: Script) =>
  `<link rel="preload" as="script" crossorigin="anonymous" href="${src}" integrity="${integrity}">`;

/** Where the browser has to draw the page: everything at once. */
export function mainElements(set: ReleaseSet, matched: Matched | undefined): string {
  const { src, integrity } = entryOf(set.shell);
  const preloads = ownScripts(set, matched).map(preload).join('');
  return `${preloads}<script defer crossorigin="anonymous" src="${src}" integrity="${integrity}"></script>`;
}

/** Where the page can be read without any script: the few bytes that bring the others, and keep what is pressed before those have come. */
export function startElement(set: ReleaseSet, matched: Matched | undefined, text: string): string {
  const list = escapeAttribute(JSON.stringify([entryOf(set.shell), ...ownScripts(set, matched)]));
  return `<script data-scripts="${list}">${text}</script>`;
}
