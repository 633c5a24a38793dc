// What makes two requests the same question, so that an answer to one may be sent to the other.
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';

/** The answer depends on them, or may: another value is another question. */
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

/** No answer that may be sent again depends on them; effects read them of each request. Any other header is asked below. */
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

/** Characters; a longer question is rarely asked twice. */
const LONGEST = 4000;

/** Everything that the answer depends on; undefined where more than that was sent, a cookie for example. */
export async function questionOf(req: IncomingMessage): Promise<string | undefined> {
  const { method, url = '', headers } = req;
  const hasBody = method === 'POST' && url === '/graphql';
  if (method !== 'GET' && !hasBody) return undefined;
  let question = url;
  for (const name in headers) {
    // Whether a page of this origin may post is asked below.
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

/** The body, which stays to be read; undefined where it is long, or does not come in one piece. */
async function peek(req: IncomingMessage): Promise<string | undefined> {
  const length = Number(req.headers['content-length'] ?? 0);
  if (length === 0 || length > LONGEST) return undefined;
  // That the line is lost is told by whoever reads the body.
  if (req.readableLength === 0) await once(req, 'readable').catch(() => undefined);
  const piece: Buffer | null = req.read();
  if (piece === null) return undefined;
  req.unshift(piece);
  return piece.length === length ? piece.toString() : undefined;
}
