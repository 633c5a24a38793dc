import { isUtf8 } from 'node:buffer';
import { bodyParser } from '@koa/bodyparser';
import type { Context, Middleware } from 'koa';
import { GatewayError } from '../core/errors.ts';
import { declare } from './error-answer.ts';

const READ = 'send gzip, deflate, br or none';

/** Error codes of zlib and brotli for input that they cannot read. Their codes for a lack of memory are left out. */
const DAMAGED = /^(Z_DATA_ERROR|Z_BUF_ERROR|Z_NEED_DICT|ERR__ERROR_FORMAT_\w+)$/;

/** The parser's error in words of what the client has to change. */
function explain(error: Error): Error {
  if ('code' in error && DAMAGED.test(String(error.code))) return new GatewayError('BAD_INPUT', 'Malformed request');
  if (error instanceof SyntaxError) return new GatewayError('BAD_INPUT', 'The body is no JSON object or list');
  if ('status' in error && error.status === 413) return declare(error);
  // The media type was read before, so it is the encoding that nobody here reads.
  const isEncoding = 'status' in error && error.status === 415;
  return isEncoding ? new GatewayError('UNSUPPORTED_MEDIA', `This Content-Encoding is not read here: ${READ}`) : error;
}

/** The bytes of the body, as they are read by whoever reads it next. */
function listen({ req }: Context): () => Buffer {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks);
}

/**
 * Reads request bodies as UTF-8, the only encoding of JSON (RFC 8259); another one is BAD_INPUT, unless it is compressed.
 * So is a body that its Content-Encoding does not fit: zlib's errors carry no status.
 */
export function parseBodies(options: Parameters<typeof bodyParser>[0]): Middleware {
  const parse = bodyParser({
    ...options,
    onError(error) {
      throw explain(error);
    },
  });
  const types = (options?.enableTypes ?? []).map((type) => (type === 'form' ? 'urlencoded' : type));
  return (ctx, next) => {
    // The parser begins to read before this function returns. What it does not read, nobody may set flowing.
    const isRead = ctx.request.body === undefined && ctx.is(types) && !ctx.get('Content-Encoding');
    const bytes = isRead ? listen(ctx) : undefined;
    return parse(ctx, () => {
      // What was no UTF-8 has been read as �.
      if (bytes && ctx.request.rawBody?.includes('�') && !isUtf8(bytes()))
        throw new GatewayError('BAD_INPUT', 'The body is not UTF-8');
      return next();
    });
  };
}
