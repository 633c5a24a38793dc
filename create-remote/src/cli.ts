/** `create-remote name [--packages folder]`: a repository with one remote, in a folder called `mfe-name`. */

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { isRemoteName, remoteFiles } from './remote-files.ts';
import { repositoryFiles, type Versions } from './repository-files.ts';
import { writeFiles } from './write-files.ts';

const usage = `Usage: create-remote name [--packages folder]
  name       small letters; it becomes mfe-name and answers /name
  --packages the folder in which the site's packed platform, ui and schema lie; without it they come from your registry`;

function stop(words: string): never {
  console.error(words);
  process.exit(1);
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

const [name = '', flag, packages] = process.argv.slice(2);
if (!isRemoteName(name) || (flag !== undefined && (flag !== '--packages' || !packages))) stop(usage);
if (packages && !isFolder(packages)) stop(`${packages} is no folder`);
const folder = resolve(`mfe-${name}`);
if (existsSync(folder)) stop(`mfe-${name} is there already`);

// Written beside this folder when the package is packed: the versions that fit together.
const versions = JSON.parse(readFileSync(new URL('../versions.json', import.meta.url), 'utf8')) as Versions;

function rangeOf(wanted: string): string {
  if (!packages) return `^${versions[wanted]}`;
  const file = `${wanted}-${versions[wanted]}.tgz`;
  if (!readdirSync(resolve(packages)).includes(file)) stop(`${packages} has no ${file}`);
  return `file:${relative(folder, resolve(packages, file))}`;
}

writeFiles(folder, { ...repositoryFiles(name, versions, rangeOf), ...remoteFiles(name) });
console.log(
  `mfe-${name} is made. In its folder, \`npm install\`, then \`npm run dev\` shows /${name} within a running site.`,
);
