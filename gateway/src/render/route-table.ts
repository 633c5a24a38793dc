/** Which release answers a path: the gateway's own copy of the shell's route table. */

import type { ReleaseSet } from '../modules/releases/release.ts';
import type { Matched } from './page-modules.ts';

/** More fixed text wins over parameters, as in the router. */
const weight = (path: string) => path.split('/').filter((segment) => !segment.startsWith(':')).length;

/** Compiles the table once a set; the function answers the page of a path, or `undefined` for a 404. */
export function routeTable(set: ReleaseSet): (path: string) => Matched | undefined {
  const entries = [set.shell, ...set.remotes]
    .flatMap((release) =>
      release.pages.map((page) => ({ release, page, pattern: new URLPattern({ pathname: page.path }) })),
    )
    .toSorted((a, b) => weight(b.page.path) - weight(a.page.path));
  return (path) => entries.find(({ pattern }) => pattern.test({ pathname: path }));
}
