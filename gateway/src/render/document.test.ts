// A document in which everything else is as small as can be.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asSet } from '../modules/releases/live-set.ts';
import { readBuild, storeFiles } from '../modules/releases/release-files.ts';
import { makeBuild, page } from '../testing/release-builds.ts';
import { assembleDocument } from './document.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'document-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('keeps a style sheet that quotes the end of its own element within it', async () => {
  const drawing = '@layer remotes{.own{background:url("data:image/svg+xml,<svg><style>a{}</STYLE></svg>")}}';
  const build = makeBuild({
    name: 'shell',
    release: { pages: [{ ...page('/'), styles: ['a.css'] }] },
    files: { 'web/a.css': drawing },
  });
  const shell = readBuild(build);
  await storeFiles(folder, build, shell);
  rmSync(build, { recursive: true });
  const set = asSet([shell]);
  const [home] = shell.pages;
  if (!set || !home) throw new Error('There is no page');
  const { html, styleHashes } = assembleDocument({
    set,
    releasesFolder: folder,
    site: {} as never,
    matched: { release: shell, page: home },
    rendered: { head: '', body: '', jsonLd: null, rendered: {} } as never,
    title: '',
    botCheck: null,
  });
  const [, text = ''] = /<style data-href="[^"]*a\.css">([\s\S]*?)<\/style>/i.exec(html) ?? [];
  expect(text).toBe(drawing.replace('</STYLE', '<\\/STYLE'));
  // The policy allows the text as it stands in the document.
  expect(styleHashes).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
});
