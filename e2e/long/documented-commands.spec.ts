/**
 * Every command of npm, node, npx, vitest and tsc that a document names works: it is run here, in a fresh clone, or it is
 * known by what it is run.
 */

import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cloneCheckout } from '../support/checkout.ts';
import { root } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const run = promisify(execFile);

/** Those of federation.md have a test of their own, which runs them in the order of the page. */
const pages = ['README.md', 'CONTRIBUTING.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)].filter(
  (name) => name.endsWith('.md') && name !== 'docs/federation.md',
);

const isCommand = (text: string): boolean =>
  /^(npm (run|start|test)|npx |vitest |tsc |cd |node [\w./-]+\.m?ts)/.test(text) && !text.includes('…');

function commandsOf(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  const blocks = [...text.matchAll(/```(?:sh|console)\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.split('\n'));
  const words = [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
  return [...blocks, ...words]
    .map((line) =>
      line
        .replace(/^\$ /, '')
        .replace(/\s+#.*/, '')
        .trim(),
    )
    .filter(isCommand);
}

/** What is not run here, and by what it is. */
const runElsewhere: ReadonlyArray<readonly [RegExp, string]> = [
  [/^npm (start|test)$/, '`.ci/run`, and whoever opens a fresh clone'],
  [/^npm run (check|test:long)$/, '`npm test`, and this run'],
  [/^npm run dev$/, 'e2e/tests/development.spec.ts'],
  [
    /^npm run release( |$)/,
    'e2e/tests/releases.spec.ts, team.spec.ts, smoke-report.spec.ts, e2e/long/outside-remote.spec.ts',
  ],
  [/^npm run (new-remote|relock)( |$)/, 'e2e/long/federation-docs.spec.ts'],
  [/^npm run bench( |$)/, 'by hand: its figures stand in docs/measured.md with their day'],
  [/^npx -y pnpm@\S+ outdated/, 'by hand: it fails where something newer exists'],
  [/^npm run art( |$)/, 'art/src tests: the same drawing of the same seed'],
  [/^node gateway\/src\/main\.ts$/, 'every API test'],
];

const isRunElsewhere = (command: string): boolean => runElsewhere.some(([pattern]) => pattern.test(command));

test('every command that a document names works in a fresh clone', async () => {
  const named = new Set(pages.flatMap(commandsOf));
  expect([...named].length).toBeGreaterThan(15);
  const unused = runElsewhere.filter(([pattern]) => ![...named].some((command) => pattern.test(command)));
  expect(
    unused.map(([pattern]) => String(pattern)),
    'no document names these any more',
  ).toEqual([]);
  const checkout = await cloneCheckout();
  try {
    expect((await checkout.npm('build')).code).toBe(0);
    const before = await run('git', ['-C', checkout.folder, 'status', '--porcelain']);
    const PATH = `${join(checkout.folder, 'node_modules/.bin')}:${process.env.PATH}`;
    for (const command of named) {
      if (isRunElsewhere(command)) continue;
      await test.step(command, async () => {
        await run('bash', ['-c', command], {
          cwd: checkout.folder,
          env: { ...process.env, PATH, NO_COLOR: '1' },
          maxBuffer: 64 * 1024 * 1024,
        }).catch((error: { stdout: string; stderr: string }) => {
          throw new Error(`${command}\n${error.stdout}\n${error.stderr}`);
        });
      });
    }
    const { stdout: changed } = await run('git', ['-C', checkout.folder, 'status', '--porcelain']);
    expect(changed, 'what a command makes anew is what was there').toBe(before.stdout);
  } finally {
    checkout.remove();
  }
});
