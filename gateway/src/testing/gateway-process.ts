// The gateway as a process of its own, which a test can kill and start again.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('../', import.meta.url));

export interface GatewayProcess {
  /** Resolves once it is ready. If it ends before that, it is started again, as a supervisor would do. */
  start(): Promise<void>;
  /** Kills it at once. */
  kill(): Promise<void>;
  /** Stops it as an operator does. Rejects if it ends with an error. */
  stop(): Promise<void>;
}

/** `file`: a file in the gateway's sources, or an absolute path in another checkout; then its arguments. */
export function createGatewayProcess(
  variables: NodeJS.ProcessEnv,
  [file, ...more]: readonly [string, ...string[]] = ['main.ts'],
): GatewayProcess {
  let running: ChildProcess | undefined;

  async function launch(): Promise<boolean> {
    const env = { PATH: process.env.PATH, ...variables };
    const child = spawn(process.execPath, [resolve(sources, file), ...more], {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    running = child;
    return hasSaid(child.stdout, 'Ready on');
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (running === undefined || running.exitCode !== null) return 0;
    const ended = once(running, 'exit');
    running.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  }

  return {
    async start() {
      for (let attempt = 0; attempt < 20; attempt += 1) {
        if (await launch()) return;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      throw new Error('The gateway does not start');
    },
    async kill() {
      await end('SIGKILL');
    },
    async stop() {
      const code = await end('SIGTERM');
      if (code !== 0) throw new Error(`The gateway ended with ${code}`);
    },
  };
}

/**
 * True at the first line with these words; false if the output ends without them. It reads on afterwards, because a
 * full pipe would block the process.
 */
export function hasSaid(stdout: Readable, words: string): Promise<boolean> {
  return new Promise((resolve) => {
    createInterface({ input: stdout })
      .on('line', (line) => line.includes(words) && resolve(true))
      .once('close', () => resolve(false));
  });
}
