import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createDiskCheck } from './checks.ts';

it('a full disk keeps nothing of the look whether it takes anything', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'checks-'));
  // The kernel's device that is always full.
  symlinkSync('/dev/full', join(folder, 'health.half'));
  expect(await createDiskCheck(folder)()).toMatchObject({ isWritable: false });
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
