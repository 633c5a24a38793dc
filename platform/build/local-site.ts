/**
 * The server behind `rspack serve` and `rspack preview` of a remote: a running site with this part's files from this
 * machine.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DevServer } from '@rspack/core';
import type { RegistryRemote } from '../src/registry.ts';
import { portOf } from './free-port.ts';
import { answers, withLocalPart, withPolicyOf } from './local-part.ts';
import { PlainError } from './plain-error.ts';
import { faultOfSite, noAnswer, tellReport } from './running-site.ts';

type Options = {
  /** The part as an entry of the registry. */
  part: () => RegistryRemote;
  /** Whether this machine has the file at this path. May change the request's URL to the place of the file here. */
  isOwn: (path: string, request: IncomingMessage) => boolean;
};

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => Buffer.concat(await message.toArray());

const isDocument = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('text/html') ?? false;

/** Headers that are wrong after the document has been changed. */
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

/** The port at which a part is developed: PORT, else 8080. */
export const developmentPort = (): number => portOf(process.env.PORT ?? '8080');

/**
 * The origin of the running site: SITE, else port 3000 of this machine. Throws an error with an explanation if it is no
 * http(s) URL.
 */
export function siteOf(given = 'http://localhost:3000'): string {
  const url = URL.parse(given);
  // `localhost:3000` parses as a URL with the scheme `localhost:`, so the scheme is checked.
  if (!url || !/^https?:$/.test(url.protocol))
    throw new PlainError(`SITE is ${given}: write it as http://… or https://…`);
  return url.origin;
}
const site = (): string => siteOf(process.env.SITE);

async function greet({ name }: RegistryRemote): Promise<void> {
  console.log(`http://localhost:${developmentPort()} shows ${site()} with ${name} from this folder`);
  const fault = await faultOfSite(site());
  if (fault) console.error(fault);
}

/**
 * Requests for anything but the part's own files go to the site, with the site as their origin, because its APIs refuse
 * forms from elsewhere.
 */
export const localSite = ({ part, isOwn }: Options): DevServer => ({
  host: '127.0.0.1',
  port: developmentPort(),
  // Reloads the page if a component cannot be replaced in place.
  hot: true,
  // The page's own origin: the site's content security policy allows connections to it.
  client: { overlay: false, webSocketURL: 'auto://0.0.0.0:0/ws' },
  onListening: () => void greet(part()),
  setupMiddlewares: (others) => [{ name: 'reports', middleware: tellReport }, ...others],
  proxy: [
    {
      pathFilter: (path, request) => !isOwn(path, request),
      target: site(),
      changeOrigin: true,
      autoRewrite: true,
      selfHandleResponse: true,
      headers: { 'accept-encoding': 'identity' },
      on: {
        error(error, _request, to) {
          if ('writeHead' in to)
            to.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(`${noAnswer(site(), error)}\n`);
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
