// One folder and one PostgreSQL for the whole run: TEST_DATABASE_URL, or a server of our own. Each suite makes its own database.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './embedded-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Where every test of the run makes its folders: gone with it, whatever a test leaves. Returns what removes it. */
function ownTemporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'api-tests-'));
  // PostgreSQL's own user has to get through.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const clear = ownTemporaryFolder();
  const postgres = given ? { url: given, stop: async () => undefined } : await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop().finally(clear);
  };
}
