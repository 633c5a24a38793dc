import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** With this code a process asks to be started again (`EX_TEMPFAIL` of `sysexits.h`), as the gateway does once PGlite has aborted. */
export const START_AGAIN = 75;

const LONGEST_PAUSE_MS = 60_000;
/** After a run of this length, the next pause is the first again. */
const GOOD_RUN_MS = 60_000;

/**
 * Runs a Node script, anew each time it asks for it, and passes signals on. Resolves with the code with which it ended.
 * Each pause before a start is twice the one before: what aborts at once every time would else keep the machine busy.
 */
export async function keepRunning(args: readonly string[], firstPauseMs = 1000): Promise<number> {
  const stop = new AbortController();
  let child: ChildProcess | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stop.abort();
      child?.kill(signal);
    });
  let pauseMs = firstPauseMs;
  for (;;) {
    const start = performance.now();
    child = spawn(process.execPath, args, { stdio: 'inherit' });
    const [code] = await once(child, 'exit');
    if (code !== START_AGAIN || stop.signal.aborted) return code ?? 1;
    if (performance.now() - start > GOOD_RUN_MS) pauseMs = firstPauseMs;
    await pause(pauseMs, undefined, { signal: stop.signal }).catch(() => undefined);
    if (stop.signal.aborted) return 0;
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  }
}
