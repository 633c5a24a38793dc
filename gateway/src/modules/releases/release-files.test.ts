import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countFlushes } from '../../testing/flushes.ts';
import { makeBuild } from '../../testing/release-builds.ts';
import { isWhole, readBuild, removeFiles, storeFiles } from './release-files.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'releases-'));

it('a release whose build was changed after its hashes were compared is not stored', async () => {
  const root = newFolder();
  const build = makeBuild({ name: 'mfe-one' });
  const release = readBuild(build);
  writeFileSync(join(build, 'web/page.js'), 'another');
  await expect(storeFiles(root, build, release)).rejects.toThrow('web/page.js does not have the hash');
  expect(isWhole(root, release)).toBe(false);
  writeFileSync(join(build, 'web/page.js'), 'page');
  expect([await storeFiles(root, build, release), isWhole(root, release)]).toEqual([true, true]);
  removeFiles(root, release);
});

it('each file of a stored release and each name of one is on the disk before its row is written', async () => {
  const build = makeBuild({ name: 'mfe-one', files: { 'web/deep/large.js': 'x'.repeat(1000) } });
  const flushed = await countFlushes();
  await storeFiles(newFolder(), build, readBuild(build));
  // Four files, two compressed copies and release.json; the release's folder, web, web/deep and server, and the two above.
  expect(flushed).toEqual({ files: 7, folders: 6 });
});
