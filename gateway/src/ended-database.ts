import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findClosedFile } from './core/closed-file.ts';
import type { Database } from './core/database.ts';
import type { Logger } from './core/logger.ts';
import { ROOM_TO_START } from './core/pglite-needs.ts';
import { createDiskCheck } from './modules/health/checks.ts';

const PAUSE_MS = 2000;

interface Parts {
  readonly database: Pick<Database, 'ended'>;
  readonly dataFolder: string;
  readonly logger: Logger;
  /** Ends the process. */
  end(): void;
}

/**
 * PGlite that has aborted answers nothing any more, and a new process opens its folder again: this one ends. Not before
 * the disk takes files, and those of PGlite are open, because without them a new one could not start, and this one still shows the pages it knows.
 */
export function endWithDatabase({ database, dataFolder, logger, end }: Parts): void {
  const check = createDiskCheck(dataFolder);
  const canStart = async () => {
    const { isWritable, freeBytes } = await check();
    return isWritable && freeBytes >= ROOM_TO_START && findClosedFile(join(dataFolder, 'pglite')) === undefined;
  };
  void database.ended.then(async (err) => {
    logger.fatal({ err }, 'the database has ended: this process ends once DATA_DIR takes files, to be started again');
    while (!(await canStart().catch(() => false))) await pause(PAUSE_MS);
    end();
  });
}
