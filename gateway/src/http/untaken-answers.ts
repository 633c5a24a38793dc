// Behind a proxy its limits hold. Without one, whoever asks and reads nothing would keep a connection, and what lies in it, for good.
import type { Server } from 'node:http';

/**
 * Ends each connection over which nothing of an answer was taken for so many seconds, at most twice as many. An answer that is still
 * being made has no such limit, and nor has one that is taken slowly.
 */
export function endUntakenAnswers(server: Server, seconds: number): void {
  server.on('request', (_, answer) => {
    // Told after so long without a byte in either direction; Node looks itself whether the kernel has taken some of what waits.
    answer.setTimeout(seconds * 1000, () => {
      if (answer.socket && answer.socket.writableLength > 0) answer.socket.destroy();
    });
  });
}
