import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLogger } from './core/logger.ts';
import { endWithDatabase } from './ended-database.ts';

function endIn(dataFolder: string) {
  const end = vi.fn();
  const ended = Promise.resolve(new Error('Aborted'));
  endWithDatabase({ database: { ended }, dataFolder, logger: createLogger('silent'), end });
  return end;
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ended-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('ends where the folder of PGlite was taken away: another process makes a new one', async () => {
  const end = endIn(emptyFolder());
  await vi.waitFor(() => expect(end).toHaveBeenCalledOnce());
});

it('stays while a file of PGlite is closed, without which no other process could start', async () => {
  const dataFolder = emptyFolder();
  mkdirSync(join(dataFolder, 'pglite'));
  // Closed to root, too, as whom tests may run.
  const closed = join(dataFolder, 'pglite', 'closed');
  symlinkSync(join(dataFolder, 'nothing'), closed);
  const end = endIn(dataFolder);
  await pause(500);
  expect(end).not.toHaveBeenCalled();
  rmSync(closed);
  await vi.waitFor(() => expect(end).toHaveBeenCalledOnce(), { timeout: 10_000 });
});
