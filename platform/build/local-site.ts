/** What `rspack serve` and `rspack preview` of a remote show: a running site, this part's files from this machine. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DevServer } from '@rspack/core';
import type { RegistryRemote } from '../src/registry.ts';
import { portOf } from './free-port.ts';
import { answers, withLocalPart, withPolicyOf } from './local-part.ts';

type Options = {
  /** The part as the registry names it. */
  part: () => RegistryRemote;
  /** Whether this machine serves the file of this address; may change the request's address to where the file is found here. */
  isOwn: (path: string, request: IncomingMessage) => boolean;
};

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => Buffer.concat(await message.toArray());

const isDocument = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('text/html') ?? false;

/** Headers that are no longer true once the document has been changed. */
const OF_THE_ORIGINAL = ['content-length', 'transfer-encoding', 'etag', 'last-modified', 'cache-control'];

async function answerDocument(from: IncomingMessage, to: ServerResponse, path: string, part: RegistryRemote) {
  for (const [name, value] of Object.entries(from.headers))
    if (value !== undefined && !OF_THE_ORIGINAL.includes(name)) to.setHeader(name, value);
  const policy = from.headers['content-security-policy'];
  if (typeof policy === 'string') to.setHeader('content-security-policy', withPolicyOf(policy, part));
  to.setHeader('cache-control', 'no-store');
  to.statusCode = from.statusCode === 404 && answers(part, path) ? 200 : (from.statusCode ?? 502);
  to.end(withLocalPart((await bodyOf(from)).toString(), part));
}

function passOn(from: IncomingMessage, to: ServerResponse): void {
  to.writeHead(from.statusCode ?? 502, from.headers);
  from.pipe(to);
}

/** Where a part is seen as it is being written. */
export const developmentPort = (): number => portOf(process.env.PORT ?? '8080');

/** The running site: SITE, or the one of this machine. Throws for what is no address of a site, in words. */
export function siteOf(given = 'http://localhost:3000'): string {
  const url = URL.parse(given);
  // A host and its port alone is an address, too, of a scheme that nobody serves.
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`SITE is ${given}: write it as http://… or https://…`);
  return url.origin;
}
const site = (): string => siteOf(process.env.SITE);

/** Everything but the part's own files is asked of the site, under its own name: its doors refuse forms from elsewhere. */
export const localSite = ({ part, isOwn }: Options): DevServer => ({
  host: '127.0.0.1',
  port: developmentPort(),
  // Where a component cannot be exchanged in place, the page is loaded anew.
  hot: true,
  // The page's own origin, which the site's policy lets it connect to.
  client: { overlay: false, webSocketURL: 'auto://0.0.0.0:0/ws' },
  proxy: [
    {
      pathFilter: (path, request) => !isOwn(path, request),
      target: site(),
      changeOrigin: true,
      autoRewrite: true,
      selfHandleResponse: true,
      headers: { 'accept-encoding': 'identity' },
      on: {
        error(_error, _request, to) {
          const words = `No site answers at ${site()}. Start one (npm start in its checkout), or name another: SITE=https://…\n`;
          if ('writeHead' in to) to.writeHead(502, { 'content-type': 'text/plain' }).end(words);
        },
        proxyReq(request) {
          if (request.getHeader('origin')) request.setHeader('origin', site());
          request.removeHeader('if-none-match');
          request.removeHeader('if-modified-since');
        },
        proxyRes(from, request, to) {
          if (!isDocument(from)) return passOn(from, to);
          answerDocument(from, to, new URL(request.url ?? '/', site()).pathname, part()).catch((error: unknown) =>
            to.writeHead(502, { 'content-type': 'text/plain' }).end(String(error)),
          );
        },
      },
    },
  ],
});
