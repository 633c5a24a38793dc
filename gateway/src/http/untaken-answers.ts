// Whoever asks and reads nothing would keep a connection, and what lies in it, for good.
import type { Server } from 'node:http';

/**
 * Long, for a kernel buffers up to some megabytes and asks for more only when a good part of that is gone: a reader of 4 kB a second
 * seems to take nothing for minutes.
 */
const SECONDS = 600;

/**
 * Ends each connection over which nothing of an answer was taken for `seconds`, at most for twice as many. An answer that is still
 * being made has no such limit.
 */
export function endUntakenAnswers(server: Server, seconds = SECONDS): void {
  server.on('request', (_, answer) => {
    // Told after so long without a byte in either direction; Node looks itself whether the kernel has taken some of what waits.
    answer.setTimeout(seconds * 1000, () => {
      if (answer.socket && answer.socket.writableLength > 0) answer.socket.destroy();
    });
  });
}
