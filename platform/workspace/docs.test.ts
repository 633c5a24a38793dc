/** Everything that the documents name exists: paths, linked files, and npm commands. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Without what `npm start` keeps there: it has a folder for mail only once there was some. */
const topLevel = new Set(readdirSync(root).filter((name) => name !== '.data'));

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...readdirSync(join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`),
];

const scripts = new Set(
  Object.keys((JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts),
);

/** Without blocks of code: their paths may be those of another folder or machine. */
const prose = (text: string): string => text.replaceAll(/```[\s\S]*?```/g, '');

/** Whether the path is an entry of a package (`ui/dialog`), or a file that only packing writes. */
function isOffered(path: string): boolean {
  const [name = '', ...rest] = path.split('/');
  const file = join(root, name, 'package.json');
  if (rest[0] === 'dist' || !existsSync(file)) return rest[0] === 'dist';
  const { exports = {} } = JSON.parse(readFileSync(file, 'utf8')) as { exports?: object };
  return `./${rest.join('/')}` in exports;
}

/** Paths from the root in `backticks`. Those with a placeholder (`{slug}`, `*`, `…`) are left out. */
const pathsIn = (text: string): string[] =>
  [...prose(text).matchAll(/`([\w@.-]+\/[\w@./-]*)`/g)].flatMap(([, path = '']) =>
    topLevel.has(path.split('/')[0] ?? '') ? [path] : [],
  );

/** Source files, which are named from the root. Those in `src/` are of a repository of one's own. */
const sourcesIn = (text: string): string[] =>
  [...prose(text).matchAll(/`([\w@.-]+\/[\w@./-]*\.tsx?)`/g)].flatMap(([, path = '']) =>
    path.startsWith('src/') ? [] : [path],
  );

/** Files that a command runs: `node` from the root, and the tests of vitest and Playwright. */
const programsIn = (text: string): string[] => [
  ...[...text.matchAll(/\bnode ([\w./-]+\.m?[tj]s)\b/g)].map(([, path = '']) => path),
  ...[...text.matchAll(/\bvitest run [^`\n]*?([\w./-]+\.test\.ts)/g)].map(([, path = '']) => path),
  ...[...text.matchAll(/\bplaywright test ([\w./-]+\.spec\.ts)/g)].map(([, path = '']) => `e2e/${path}`),
];

const linksIn = (text: string): string[] =>
  [...prose(text).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);

const commandsIn = (text: string): string[] => [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);

/** Commands of a part or of a packed starter, not of the root. */
const ofParts = new Set(['build', 'serve', 'preview', 'dev', 'pack', 'deploy', 'release']);

describe.each(pages)('%s', (page) => {
  const text = readFileSync(join(root, page), 'utf8');

  it('names paths that exist', () => {
    expect(pathsIn(text).filter((path) => !existsSync(join(root, path)) && !isOffered(path))).toEqual([]);
  });

  it('names source files from the root, and programs that can be run', () => {
    expect([...sourcesIn(text), ...programsIn(text)].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('links to files that exist', () => {
    const targets = linksIn(text).map((target) => join(root, dirname(page), target));
    expect(targets.filter((target) => !existsSync(target))).toEqual([]);
  });

  it('names commands that there are', () => {
    expect(commandsIn(text).filter((name) => !scripts.has(name) && !ofParts.has(name))).toEqual([]);
  });
});

it('says of every package by what it is held', () => {
  // A part that was begun a minute ago has no tests yet.
  const isBegun = (name: string): boolean =>
    name.startsWith('mfe-') &&
    !readdirSync(join(root, name, 'src'), { recursive: true }).some((path) => String(path).endsWith('.test.ts'));
  const packages = [...topLevel].filter((name) => existsSync(join(root, name, 'package.json')) && !isBegun(name));
  expect(packages.length).toBeGreaterThan(8);
  const said = readFileSync(join(root, 'docs/tests.md'), 'utf8');
  expect(packages.filter((name) => !said.includes(`\`${name}\``))).toEqual([]);
});
