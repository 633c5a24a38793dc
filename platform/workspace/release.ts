/**
 * `npm run release -- …`: bundles the command into one file and runs it with the same arguments. Parts of this checkout whose source
 * has changed are built first, so that a release always contains the last change.
 */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWith } from './end-with.ts';
import { buildStale, parts, root } from './parts.ts';
import { bundleReleaseCommand } from './release-command.ts';

const takesBuilds = new Set(['publish', 'preview', 'smoke', 'deploy', 'canary', 'diff']);

const [command = '', ...named] = process.argv.slice(2);
if (takesBuilds.has(command)) await buildStale(parts.filter((part) => named.includes(part))).catch(endWith);
const file = join(root, 'platform/dist/release.mjs');
await bundleReleaseCommand(file).catch(endWith);
// In this process, so that whoever ends it ends the command, too.
await import(pathToFileURL(file).href);
