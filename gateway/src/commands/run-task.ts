import { existsSync } from 'node:fs';
import { openCatalogue } from '../core/catalogue.ts';
import { openDatabase } from '../core/database.ts';
import { directUrlOf, type Env, readEnv } from '../core/env.ts';
import { codeOf } from '../core/error-code.ts';
import { createLogger } from '../core/logger.ts';
import { askForTask, controlSocket } from '../operation/control-socket.ts';
import { createTasks, type TaskName } from '../operation/tasks.ts';
import { openStorage } from '../storage/open-storage.ts';

/** Tasks that may come before a site's first start: others would be done to nothing. */
const FIRST: readonly TaskName[] = ['create-admin', 'restore'];

/** Runs a task and prints its result in one line, with exit code 0; or the reason for a refusal, with exit code 1. */
export async function runTask(name: TaskName, input: object): Promise<void> {
  try {
    const env = readEnv();
    const isBeside = env.DATABASE_URL === undefined && existsSync(controlSocket(env.DATA_DIR));
    const done = isBeside ? await runBeside(env, name, input) : await runAlone(env, name, input);
    console.log(JSON.stringify(done));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The socket of a killed gateway refuses connections: then the folder has no owner. */
async function runBeside(env: Env, name: TaskName, input: object): Promise<object> {
  try {
    return await askForTask(controlSocket(env.DATA_DIR))(name, input);
  } catch (error) {
    const isStale = codeOf(error) === 'ECONNREFUSED';
    if (!isStale) throw error;
    return runAlone(env, name, input);
  }
}

async function runAlone(env: Env, name: TaskName, input: object): Promise<object> {
  const database = await openDatabase({
    url: directUrlOf(env),
    folder: env.DATA_DIR,
    isExpected: !FIRST.includes(name),
  });
  try {
    const catalogue = await openCatalogue({ database, logger: createLogger('silent'), code: 'command' });
    const storage = await openStorage(env);
    return await createTasks({ database, catalogue, storage, dataFolder: env.DATA_DIR })(name, input);
  } finally {
    await database.close();
  }
}
