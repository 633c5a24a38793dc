/**
 * Serves a site with changed documents. All peers, also the unchanged site, go through this proxy, so that they differ
 * in nothing else.
 */

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';

export type Proxy = { origin: string; close(): void };

/** Starts on a free port of 127.0.0.1. */
export function startProxy(site: string, change: (html: string) => string): Promise<Proxy> {
  const { hostname, port } = new URL(site);
  const answer = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const headers = { ...from.headers, host: `${hostname}:${port}` };
    if (/text\/html/.test(headers.accept ?? '')) delete headers['accept-encoding'];
    const upstream = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request({ hostname, port, path: from.url, method: from.method, headers }, resolve);
      asked.once('error', reject);
      from.pipe(asked);
    });
    const status = upstream.statusCode ?? 502;
    if (!/text\/html/.test(upstream.headers['content-type'] ?? '')) {
      to.writeHead(status, upstream.headers);
      upstream.pipe(to);
      return;
    }
    const body = brotliCompressSync(change((await buffer(upstream)).toString()));
    const { 'content-encoding': _encoding, 'content-length': _length, etag: _etag, ...rest } = upstream.headers;
    to.writeHead(status, { ...rest, 'content-encoding': 'br', 'content-length': body.length });
    to.end(body);
  };
  const server = createServer((from, to) => {
    answer(from, to).catch((error: unknown) => {
      to.writeHead(502).end(String(error));
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port: own } = server.address() as AddressInfo;
      resolve({ origin: `http://localhost:${own}`, close: () => server.close() });
    });
  });
}
