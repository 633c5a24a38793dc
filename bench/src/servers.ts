/** The servers that are measured. Each is a process on its own free port; all are ended together. */

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from 'gateway/testing/postgres';

export const agent = { username: 'agent', password: 'a long enough password' };

export interface Servers {
  /** Resolves with the origin when the server says that it is ready. */
  start(file: string, env: NodeJS.ProcessEnv): Promise<string>;
  /** A gateway on the database at `url`, with `cache` megabytes of cached answers and without rate limits. */
  gateway(url: string, options: { dataFolder: string; cache: number }): Promise<string>;
  /** Resolves when all servers have ended. */
  stop(): Promise<void>;
}

export function createServers(): Servers {
  const running: ChildProcess[] = [];

  async function start(file: string, env: NodeJS.ProcessEnv): Promise<string> {
    const port = await freePort();
    const given = { PATH: process.env.PATH, NODE_ENV: 'development', HOST: '127.0.0.1', PORT: String(port), ...env };
    const child = spawn(process.execPath, [file], { env: given, stdio: ['ignore', 'pipe', 'inherit'] });
    running.push(child);
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
      createInterface({ input: child.stdout }).on('line', (line) => line.includes('Ready on') && resolve());
    });
    return `http://127.0.0.1:${port}`;
  }

  return {
    start,
    gateway: (url, { dataFolder, cache }) =>
      start(join(import.meta.dirname, '../../gateway/src/main.ts'), {
        DATABASE_URL: url,
        DATA_DIR: dataFolder,
        DEMO_CONTENT: 'off',
        LIMITS: 'off',
        LOG_LEVEL: 'error',
        ANSWER_CACHE_MB: String(cache),
        ADMIN_USERNAME: agent.username,
        ADMIN_PASSWORD: agent.password,
      }),
    async stop() {
      for (const child of running) child.kill('SIGTERM');
      await Promise.all(
        running.map((child) => child.exitCode ?? new Promise((resolve) => child.once('exit', resolve))),
      );
    },
  };
}
