/** The build recipe, as configurations of Rspack: `export default remote(import.meta.dirname)`. */

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

/** What the command line tells a configuration. */
type Environment = { RSPACK_SERVE?: boolean; RSPACK_BUILD?: boolean };

/**
 * The compilations of the remote in `folder`: federation assets for browsers, plain ES modules for the server, its service
 * worker. `rspack build` lays both halves out as a release in `dist/`; `rspack serve` shows the browser half as it is written,
 * `rspack preview` the release, each within the running site SITE (http://localhost:3000) at PORT (8080).
 */
export const remote =
  (folder: string) =>
  async (env: Environment): Promise<Configuration | Configuration[]> => {
    const part = await readRemote(folder);
    if (!env.RSPACK_BUILD) {
      const port = developmentPort();
      await demandFreePort(port, `Another part may be shown there: choose another one, PORT=${port + 1}`);
    }
    // A build does not read what only serves.
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

/** The compilations of the shell: its browser half, the script in front of it, and the bundle that provides to every server half. */
export const shell =
  (folder: string) =>
  async (env: Environment): Promise<Configuration | Configuration[]> => {
    const part = await readShell(folder);
    if (env.RSPACK_SERVE) return (await import('./development.ts')).servedShell(part);
    const release = new ReleasePlugin(folder, (built) => describeShell(part, built));
    return [shellWeb(part, release), shellServer(part, release), shellStart(part, release)];
  };
