import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { endUntakenAnswers } from './untaken-answers.ts';

/** Long enough that a busy machine serves a slow reader within it. */
const SECONDS = 0.7;
/** Bytes; more than any kernel buffers. */
const LARGE = Buffer.alloc(200_000_000);

let server: Server;
let client: Socket;
afterEach(() => {
  client.destroy();
  server.close();
});

/** Sends a request and reads nothing. */
async function ask(answerIt: RequestListener): Promise<Socket> {
  server = createServer(answerIt);
  endUntakenAnswers(server, SECONDS);
  const accepted = once(server, 'connection');
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  client.on('error', () => {});
  client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [connection] = (await accepted) as [Socket];
  return connection;
}

it('ends a connection on which nobody takes what was asked for', async () => {
  const connection = await ask((_, answer) => answer.end(LARGE));
  await once(connection, 'close');
  expect(connection.bytesWritten).toBeGreaterThan(0);
});

it('waits for whoever takes it slowly, and for an answer that is long in the making', async () => {
  const connection = await ask(async (_, answer) => {
    await sleep(SECONDS * 4000);
    answer.end(LARGE);
  });
  let taken = 0;
  client.on('data', (bytes) => {
    taken += bytes.length;
    client.pause();
    setTimeout(() => client.resume(), 5);
  });
  client.resume();
  await sleep(SECONDS * 7000);
  expect(connection.destroyed).toBe(false);
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThan(LARGE.length);
});
