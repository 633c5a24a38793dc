/** A proxy before the site that spoils answers, as a bad line or a bad cache would. */

import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** `break`: the connection ends without an answer. `cut`: half of the body comes, as if it were all. */
type Spoiled = 'break' | 'cut' | undefined;

export async function startProxy(origin: string, spoil: (path: string) => Spoiled) {
  const proxy = createServer((asked, answer) => {
    const { method = 'GET', headers, url = '' } = asked;
    const how = spoil(url);
    if (how === 'break') return answer.destroy();
    const passed = request(origin + url, { method, headers }, async (from) => {
      const { 'content-length': _length, ...others } = from.headers;
      answer.writeHead(from.statusCode ?? 502, how === 'cut' ? others : from.headers);
      if (how !== 'cut') return from.pipe(answer);
      const body = await buffer(from);
      answer.end(body.subarray(0, body.length / 2));
    });
    return asked.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    close(): void {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
