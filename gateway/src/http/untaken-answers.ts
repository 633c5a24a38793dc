// A client that reads no answer would keep its connection, and the memory of the answer, for good.
import type { Server } from 'node:http';

/**
 * Long, because a kernel buffers up to some megabytes, and takes more only when a good part of them is sent: with a
 * client that reads 4 kB a second, nothing seems to move for minutes.
 */
const SECONDS = 600;

/**
 * Ends each connection on which the client took nothing of a waiting answer for `seconds`, or at most twice as long.
 * There is no such limit while an answer is still being made.
 */
export function endUntakenAnswers(server: Server, seconds = SECONDS): void {
  server.on('request', (_, answer) => {
    // Called after so long without a byte in either direction. Node also checks whether the kernel took some of the
    // waiting bytes.
    answer.setTimeout(seconds * 1000, () => {
      if (answer.socket && answer.socket.writableLength > 0) answer.socket.destroy();
    });
  });
}
