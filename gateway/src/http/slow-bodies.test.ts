import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { endSlowBodies } from './slow-bodies.ts';

let server: Server;
afterEach(() => server.close());

it('writes nothing into an answer that is under way on the same connection', async () => {
  server = createServer((request, answer) => {
    request.resume();
    if (request.method === 'GET') answer.write('begun ');
  });
  endSlowBodies(server, 1);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  socket.on('data', (bytes) => {
    said += bytes;
  });
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\nPOST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\nx');
  await new Promise((done) => socket.once('close', done));
  expect(said).toContain('begun');
  expect(said).not.toContain('408');
});
