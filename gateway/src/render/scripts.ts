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

/** The elements of the head. `isRendered`: the page can be read without any of them. */
export function scriptElements(set: ReleaseSet, matched: Matched | undefined, isRendered: boolean): string {
  const { shell } = set;
  const main = entryOf(shell);
  const own = ownScripts(set, matched);
  if (!isRendered || !shell.start)
    return `${own.map(preload).join('')}<script defer crossorigin="anonymous" src="${main.src}" integrity="${main.integrity}"></script>`;
  const { src, integrity } = scriptOf(shell, shell.start);
  const list = escapeAttribute(JSON.stringify([main, ...own]));
  return `<script async crossorigin="anonymous" src="${src}" integrity="${integrity}" data-scripts="${list}"></script>`;
}
