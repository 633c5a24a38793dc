// Tells whether two requests are equal, so that the answer to one may be sent to the other.
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { namesOneHost } from './well-formed.ts';

/** Headers that an answer may depend on: they are part of the question. */
const ASKED = new Set([
  'accept',
  'accept-encoding',
  'apollo-require-preflight',
  'cache-control',
  'content-type',
  'if-none-match',
  'origin',
  'pragma',
  'purpose',
  'save-data',
  'sec-purpose',
  'x-apollo-operation-name',
  'x-moz',
]);

/**
 * Headers that no repeatable answer depends on. The effects of an answer read them from each request. A request with
 * any other header gets its own answer.
 */
const IGNORED = new Set([
  'accept-language',
  'connection',
  'dnt',
  'forwarded',
  'host',
  'priority',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-fetch-user',
  'sec-gpc',
  'te',
  'traceparent',
  'tracestate',
  'upgrade-insecure-requests',
  'user-agent',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-request-id',
]);

/** In characters. Longer questions are rarely asked twice. */
const LONGEST = 4000;

/** Everything that the answer depends on. Undefined if the request has anything else, a cookie for example. */
export async function questionOf(req: IncomingMessage): Promise<string | undefined> {
  const { method, url = '', headers } = req;
  const hasBody = method === 'POST' && url === '/graphql';
  if ((method !== 'GET' && !hasBody) || !namesOneHost(req)) return undefined;
  let question = url;
  for (const name in headers) {
    // A POST with an Origin must always pass the origin check.
    if (hasBody && name === 'origin') return undefined;
    if (ASKED.has(name)) question += `\n${name}: ${headers[name]}`;
    else if (!IGNORED.has(name) && !name.startsWith('sec-ch-') && !(hasBody && name === 'content-length'))
      return undefined;
  }
  const body = hasBody ? await peek(req) : '';
  if (body === undefined) return undefined;
  question += `\n\n${body}`;
  return question.length > LONGEST ? undefined : question;
}

/** The body, which can still be read afterwards. Undefined if it is long or does not arrive in one piece. */
async function peek(req: IncomingMessage): Promise<string | undefined> {
  const length = Number(req.headers['content-length'] ?? 0);
  if (length === 0 || length > LONGEST) return undefined;
  // If the connection is lost here, later reads of the body report it.
  if (req.readableLength === 0) await once(req, 'readable').catch(() => undefined);
  const piece: Buffer | null = req.read();
  if (piece === null) return undefined;
  req.unshift(piece);
  return piece.length === length ? piece.toString() : undefined;
}
