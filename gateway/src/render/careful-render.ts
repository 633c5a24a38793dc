/** Renders a page if that can be done at all: one more try for a process that went away, none for a release that keeps failing. */

import type { Logger } from '../core/logger.ts';
import type { Release } from '../modules/releases/release.ts';
import type { Rendered } from './messages.ts';
import { RenderRecord } from './render-record.ts';
import { type Renderer, RendererGone } from './renderer.ts';

/** The page at `path`, or `undefined` when browsers must draw it. Never throws. */
export type CarefulRender = (renderer: Renderer, release: Release, path: string) => Promise<Rendered | undefined>;

export function createCarefulRender({ origin, logger }: { origin: string; logger: Logger }): CarefulRender {
  const record = new RenderRecord();

  /** A process that ended for reasons of its own deserves a second try; a page that throws or hangs does not get better. */
  async function tryTwice(renderer: Renderer, path: string): Promise<Rendered | undefined> {
    for (const attempt of [1, 2]) {
      try {
        const page = await renderer.render(`${origin}${path}`);
        for (const failure of page.failures) logger.error({ path, failure }, 'render: a part of the page failed');
        return page;
      } catch (error) {
        logger.error({ path, attempt, err: error }, 'render: the page could not be rendered');
        if (!(error instanceof RendererGone)) return undefined;
      }
    }
    return undefined;
  }

  return async (renderer, release, path) => {
    if (release.isPrivate || !record.isTrusted(release)) return undefined;
    const page = await tryTwice(renderer, path);
    if (!page && record.blame(release)) {
      const { name, version } = release;
      logger.error({ name, version }, 'render: not tried on the server again until another version is live');
    }
    return page;
  };
}
