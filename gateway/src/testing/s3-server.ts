/// <reference path="./s3rver.d.ts" />
// An S3 store in this process. s3rver checks signatures and takes uploads in parts; conditional writes are added here.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/**
 * Failures that a test can choose. `cut`: the connection ends in the middle of a request; `short`: in the middle of an
 * answer.
 */
export type Weather = 'fair' | 'cut' | 'short' | 'hang';

/** The only key that s3rver accepts, and also its secret. */
const KEY = 'S3RVER';

export interface S3Server {
  /** For STORAGE_URL. */
  readonly url: string;
  /** The bucket with a wrong secret. */
  readonly forgedUrl: string;
  /** Each request so far, as `PUT name`. */
  readonly requests: string[];
  set(weather: Weather): void;
  close(): Promise<void>;
}

/** An empty bucket on a free port. */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: 'site', configs: [] }] });
  await s3.configureBuckets();
  const answer = s3.callback();
  // s3rver drops the slash after a bucket's name, which the SDK signs. So requests for the bucket itself are not
  // checked.
  const answerBucket = new S3rver({ directory, silent: true, allowMismatchedSignatures: true }).callback();
  const requests: string[] = [];
  let weather: Weather = 'fair';

  const server = createServer(async (request, response) => {
    const { key, isWrite } = described(request);
    requests.push(`${request.method} ${key}`);
    if (weather === 'hang') return;
    if (weather === 'short') {
      response.writeHead(200, { 'content-length': 1000 });
      response.write('half of it', () => response.destroy());
      return;
    }
    if (weather === 'cut') {
      request.once('data', () => request.socket.destroy());
      if (request.method === 'GET' || request.method === 'HEAD') request.socket.destroy();
      return;
    }
    if (isWrite && request.headers['if-none-match'] === '*' && (await s3.store.existsObject('site', key))) {
      refuse(request, response);
      return;
    }
    (key === '' ? answerBucket : answer)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const urlWith = (secret: string) => `s3://${KEY}:${secret}@site/homes?endpoint=http://127.0.0.1:${port}`;
  return {
    url: urlWith(KEY),
    forgedUrl: urlWith('forged'),
    requests,
    set(next) {
      weather = next;
      if (next === 'fair') return;
      server.closeAllConnections();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The object of a request, and whether the request writes it. */
function described({ url = '', method }: IncomingMessage) {
  const { pathname, searchParams } = new URL(url, 'http://store');
  const key = decodeURIComponent(pathname).replace(/^\/site\/?/, '');
  const isPart = searchParams.has('partNumber');
  const isEndOfParts = method === 'POST' && searchParams.has('uploadId');
  return { key, isWrite: (method === 'PUT' && !isPart) || isEndOfParts };
}

/** The answer that AWS documents for `If-None-Match: *` if the object exists. */
function refuse(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  request.once('end', () => {
    response.writeHead(412, { 'content-type': 'application/xml' });
    response.end('<?xml version="1.0"?><Error><Code>PreconditionFailed</Code><Message>It is there</Message></Error>');
  });
}
