// A large body may take long: thirty photos over a slow phone take minutes. A body that almost stops would hold its
// connection for good.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Less than a phone sends over the slowest line, and more than a client sends that only wants to hold a connection. */
const BYTES_A_SECOND = 500;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/**
 * Ends each connection that sends less of a body in `seconds` than the slowest line would. Bodies have no other time
 * limit.
 */
export function endSlowBodies(server: Server, seconds: number): void {
  // Node's default ends any request after five minutes, and no earlier.
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
    // The connection stays open for the next request, even if the body was not read to its end.
    if (request.complete || socket.destroyed) return stop();
    const came = socket.bytesRead - before;
    before = socket.bytesRead;
    // Data that waits here unread is not the client's fault.
    if (came >= seconds * BYTES_A_SECOND || request.readableLength > 0) return;
    stop();
    // A pipelined answer that waits for the one before has no socket yet: a 408 would come in between.
    if (!answer.socket || answer.headersSent) return socket.destroy();
    socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    socket.destroySoon();
  }, seconds * 1000).unref();
  request.once('end', stop);
}
