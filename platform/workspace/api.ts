/**
 * `npm run api`: prints the names and types that `platform` and `ui` provide into `api/`. `--check` fails if they changed and
 * the package's version did not: a release is promoted by the ranges that its remotes accept, so versions must be right.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { readPackage, sharedRequests } from '../build/shared.ts';
import { root } from './parts.ts';
import { problem } from './shared-contract.ts';

const packages = ['platform', 'ui'] as const;

/** The declarations of one package, as TypeScript prints them. */
function emitDeclarations(name: string): string {
  const out = mkdtempSync(join(tmpdir(), 'declarations-'));
  const how = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--removeComments'];
  spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', join(root, name), ...how, '--outDir', out, '--rootDir', root]);
  return out;
}

const imports = (text: string): string[] =>
  [...text.matchAll(/from '(\.[^']+)'|import\("(\.[^"]+)"\)/g)].map(([, a, b]) => a ?? b ?? '');

/** The declarations that can be reached from the entries that remotes import. */
function reachable(out: string, entries: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string) => {
    const path = join(out, file.replace(/\.tsx?$/, '.d.ts'));
    if (found.has(file) || !existsSync(path)) return;
    const text = readFileSync(path, 'utf8');
    found.set(file, text);
    for (const specifier of imports(text)) visit(relative(out, join(dirname(path), specifier)));
  };
  for (const entry of entries) {
    visit(entry);
    if (!found.has(entry)) throw new Error(`TypeScript printed no declarations of ${entry}`);
  }
  return found;
}

function print(name: (typeof packages)[number]): string {
  const described = readPackage(join(root, name));
  const requests = sharedRequests.filter((request) => request === name || request.startsWith(`${name}/`));
  const entries = requests.map((request) => join(name, String(described.exports?.[request.replace(name, '.')] ?? '')));
  const out = emitDeclarations(name);
  try {
    const files = [...reachable(out, entries)].sort(([a], [b]) => a.localeCompare(b, 'en'));
    return [`${name} ${described.version}`, ...files.map(([file, text]) => `// ${file}\n${text.trim()}`)]
      .join('\n\n')
      .concat('\n');
  } finally {
    rmSync(out, { recursive: true });
  }
}

const isCheck = process.argv.includes('--check');
const problems: string[] = [];
for (const name of packages) {
  const file = join(root, 'platform/api', `${name}.txt`);
  const printed = print(name);
  const found = problem(name, existsSync(file) ? readFileSync(file, 'utf8') : '', printed);
  const mustRaise = found?.includes('raise its version') ?? false;
  if (found && (isCheck || mustRaise)) problems.push(found);
  else if (found) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, printed);
  }
}
for (const line of problems) console.error(line);
process.exit(problems.length > 0 ? 1 : 0);
