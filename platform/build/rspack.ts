/** The build recipe, as configurations of Rspack: `export default remote(import.meta.dirname)`. */

import type { Configuration } from '@rspack/core';
import { describeRemote } from './describe-remote.ts';
import { describeShell } from './describe-shell.ts';
import { readRemote, readShell } from './part.ts';
import { ReleasePlugin } from './release-plugin.ts';
import { remoteServer, shellServer } from './server.ts';
import { remoteWeb, remoteWorker, shellStart, shellWeb } from './web.ts';

/**
 * The compilations of the remote in `folder`: federation assets for browsers, plain ES modules for the server, its service
 * worker. `rspack build` lays both halves out as a release in `dist/`.
 */
export const remote = (folder: string) => async (): Promise<Configuration[]> => {
  const part = await readRemote(folder);
  const release = new ReleasePlugin(folder, (built) => describeRemote(part, built));
  const { app } = part.definition;
  return [
    remoteWeb(part, release),
    remoteServer(part, release),
    ...(app ? [remoteWorker(part, app.worker, release)] : []),
  ];
};

/** The compilations of the shell: its browser half, the script in front of it, and the bundle that lends to every server half. */
export const shell = (folder: string) => async (): Promise<Configuration[]> => {
  const part = await readShell(folder);
  const release = new ReleasePlugin(folder, (built) => describeShell(part, built));
  return [shellWeb(part, release), shellServer(part, release), shellStart(part, release)];
};
