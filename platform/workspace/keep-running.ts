import { spawn } from 'node:child_process';

/** With this code a process asks to be started again (`EX_TEMPFAIL` of `sysexits.h`), as the gateway does once PGlite has aborted. */
export const START_AGAIN = 75;

/** Runs a Node script, anew each time it asks for it, and passes signals on. Resolves with the code with which it ended. */
export function keepRunning(args: readonly string[]): Promise<number> {
  let child = spawn(process.execPath, args, { stdio: 'inherit' });
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      isStopping = true;
      child.kill(signal);
    });
  return new Promise((resolve) => {
    const watch = () =>
      child.once('exit', (code) => {
        if (code !== START_AGAIN || isStopping) return resolve(code ?? 1);
        child = spawn(process.execPath, args, { stdio: 'inherit' });
        watch();
      });
    watch();
  });
}
