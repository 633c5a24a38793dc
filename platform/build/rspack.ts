/** The build as configurations of Rspack: `export default remote(import.meta.dirname)`. */

import type { Configuration } from '@rspack/core';
import { describeRemote } from './describe-remote.ts';
import { describeShell } from './describe-shell.ts';
import { remoteForeign } from './foreign.ts';
import { demandFreePort } from './free-port.ts';
import { developmentPort } from './local-site.ts';
import { readRemote, readShell } from './part.ts';
import { ReleasePlugin } from './release-plugin.ts';
import { remoteServer, shellServer } from './server.ts';
import { remoteWeb, remoteWorker, shellStart, shellWeb } from './web.ts';

/** Flags from the command line of Rspack. */
type Environment = { RSPACK_SERVE?: boolean; RSPACK_BUILD?: boolean };

/**
 * The compilations of the remote in `folder`: federation assets for browsers, plain ES modules for the server, and its
 * service worker. `rspack build` writes a release to `dist/`. `rspack serve` shows the sources, and `rspack preview`
 * the release, both inside the running site SITE (http://localhost:3000) at PORT (8080).
 */
export const remote =
  (folder: string) =>
  async (env: Environment): Promise<Configuration | Configuration[]> => {
    const part = await readRemote(folder);
    if (!env.RSPACK_BUILD) {
      const port = developmentPort();
      await demandFreePort(port, `Another part may be shown there: choose another one, PORT=${port + 1}`);
    }
    // Imported here because a build does not need these modules.
    if (env.RSPACK_SERVE) return (await import('./serve-remote.ts')).servedRemote(part);
    if (!env.RSPACK_BUILD) return (await import('./serve-remote.ts')).previewedRemote(part);
    const release = new ReleasePlugin(folder, (built) => describeRemote(part, built));
    const { app, foreign = [] } = part.definition;
    return [
      remoteWeb(part, release),
      remoteServer(part, release),
      ...(foreign.length > 0 ? [remoteForeign(part, release)] : []),
      ...(app ? [remoteWorker(part, app.worker, release)] : []),
    ];
  };

/**
 * The compilations of the shell: its browser half, the start script that runs before it, and the bundle that provides
 * modules to all server halves.
 */
export const shell =
  (folder: string) =>
  async (env: Environment): Promise<Configuration | Configuration[]> => {
    const part = await readShell(folder);
    if (env.RSPACK_SERVE) return (await import('./development.ts')).servedShell(part);
    const release = new ReleasePlugin(folder, (built) => describeShell(part, built));
    return [shellWeb(part, release), shellServer(part, release), shellStart(part, release)];
  };
