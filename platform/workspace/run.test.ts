import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it.each(['#', '!', '?', '%', '['])(
  'a folder with %j in its name is named at once: Rspack cannot build in it',
  (sign) => {
    const folder = mkdtempSync(join(realpathSync(tmpdir()), `a${sign}b-`));
    try {
      const run = join(folder, 'platform/workspace/run.mjs');
      cpSync(join(import.meta.dirname, 'run.mjs'), run);
      const { status, stderr } = spawnSync(process.execPath, [run, 'build'], { encoding: 'utf8' });
      expect(status).toBe(1);
      expect(stderr).toContain(`The project cannot be built in ${folder}`);
      expect(stderr).toContain(`“${sign}”`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
