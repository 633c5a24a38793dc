// A body may take as long as it is large: thirty photos over a slow phone take minutes. One that hardly comes holds its connection.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Less than a telephone brings over the slowest line, and more than whoever only means to hold a connection sends. */
const BYTES_A_SECOND = 500;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/** Ends each connection over which, in so many seconds, less of a body has come than the slowest line brings. Bodies have no other limit of time. */
export function endSlowBodies(server: Server, seconds: number): void {
  // By itself Node ends what takes five minutes, and nothing before.
  server.requestTimeout = 0;
  server.on('request', (request, answer) => {
    if (hasBody(request)) watch(request, answer, seconds);
  });
}

function watch(request: IncomingMessage, answer: ServerResponse, seconds: number): void {
  const { socket } = request;
  let before = socket.bytesRead;
  const stop = () => clearInterval(timer);
  const timer = setInterval(() => {
    // A connection is kept for what comes after, however the body before was left.
    if (request.complete || socket.destroyed) return stop();
    const came = socket.bytesRead - before;
    before = socket.bytesRead;
    // What lies here unread is no fault of whoever sends it.
    if (came >= seconds * BYTES_A_SECOND || request.readableLength > 0) return;
    stop();
    // An answer that waits for the one before it has no socket yet: nothing may come between.
    if (!answer.socket || answer.headersSent) return socket.destroy();
    socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    socket.destroySoon();
  }, seconds * 1000).unref();
  request.once('end', stop);
}
