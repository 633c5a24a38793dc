/** Valid HTML, checked by the Nu checker, which needs Java. */

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from '../support/test.ts';

const hasJava = spawnSync('java', ['-version']).status === 0;
const checker: string = createRequire(import.meta.url)('vnu-jar');

/** The checker does not know newer CSS: it reports `@layer` and `clamp()` as errors. */
const ofStyleSheets = '.*CSS.*';

type Finding = { url: string; lastLine: number; message: string; extract: string };

test('no page has an error in its HTML', async ({ request }) => {
  test.skip(!hasJava, 'The Nu checker runs on Java, which this machine does not have.');
  const folder = test.info().outputPath('pages');
  mkdirSync(folder, { recursive: true });
  const homes = (await (await request.get('/api/properties')).json()) as Array<{ id: string }>;
  const paths = ['/', '/properties', `/properties/${homes[0]?.id}`, '/areas/rumson', '/about', '/contact'];
  const files: string[] = [];
  for (const path of [...paths, '/privacy', '/accessibility', '/admin/login', '/nowhere']) {
    const file = join(folder, `${path.replaceAll('/', '_')}.html`);
    writeFileSync(file, await (await request.get(path)).text());
    files.push(file);
  }
  const options = ['-jar', checker, '--errors-only', '--exit-zero-always', '--format', 'json', '--stdout'];
  const answer = execFileSync('java', [...options, '--filterpattern', ofStyleSheets, ...files], { encoding: 'utf8' });
  const { messages } = JSON.parse(answer) as { messages: Finding[] };
  const found = messages.map(({ url, message, extract }) => `${url.split('/').at(-1)}: ${message} ${extract}`);
  expect(found).toEqual([]);
});
