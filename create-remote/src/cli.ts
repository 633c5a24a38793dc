/** `create-remote name [--packages folder]`: a repository with one remote, in a folder called `mfe-name`. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { remoteFiles } from './remote-files.ts';
import { faultOfName } from './remote-name.ts';
import { repositoryFiles, type Versions } from './repository-files.ts';

const usage = `Usage: create-remote name [--packages folder]
  name       small letters; it becomes mfe-name and answers /name
  --packages the folder in which the site's packed platform, ui and schema lie; without it they come from your registry`;

function stop(words: string): never {
  console.error(words);
  process.exit(1);
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

// Written beside this folder when the package is packed: the versions that fit together.
const VERSIONS = new URL('../versions.json', import.meta.url);

function make(name: string, packages: string | undefined): void {
  const folder = resolve(`mfe-${name}`);
  // In the path of a file these mean something else to Rspack.
  const [sign] = /[#!?%[]/.exec(folder) ?? [];
  if (sign) throw new Error(`${folder} could not be built: make it where no folder has “${sign}” in its name`);
  const versions = JSON.parse(readFileSync(VERSIONS, 'utf8')) as Versions;
  const rangeOf = (wanted: string): string => {
    if (!packages) return `^${versions[wanted]}`;
    const file = `${wanted}-${versions[wanted]}.tgz`;
    if (!readdirSync(resolve(packages)).includes(file)) throw new Error(`${packages} has no ${file}`);
    return `file:${relative(folder, resolve(packages, file))}`;
  };
  makeFolder(folder, { ...repositoryFiles(name, versions, rangeOf), ...remoteFiles(name) });
}

const [name = '', flag, packages, ...rest] = process.argv.slice(2);
const isUnread = rest.length > 0 || (flag !== undefined && (flag !== '--packages' || !packages));
if (!name || name.startsWith('-') || isUnread) stop(usage);
const fault = faultOfName(name);
if (fault) stop(fault);
if (packages && !isFolder(packages)) stop(`${packages} is no folder`);
try {
  make(name, packages);
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
console.log(
  `mfe-${name} is made. In its folder, \`npm install\`, then \`npm run dev\` shows /${name} within a running site.`,
);
