/**
 * Loaded into the gateway by `--import`. Writes to the file `LOOP_DELAY`: first the process id, then, after each
 * SIGUSR2, the delay of the event loop since the signal before: p50, p99 and p99.9 in ms.
 */

import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const file = process.env.LOOP_DELAY;
if (file && process.argv[1]?.endsWith('start.ts')) {
  writeFileSync(file, String(process.pid));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  process.on('SIGUSR2', () => {
    writeFileSync(file, [50, 99, 99.9].map((percent) => (delay.percentile(percent) / 1e6).toFixed(1)).join(' / '));
    delay.reset();
  });
}
