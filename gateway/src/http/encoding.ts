/**
 * How a body is compressed: brotli or gzip if the client accepts it. Each encoding is a representation with its own
 * ETag.
 */

import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { Context } from 'koa';
import { hasAnswerAlready } from './if-none-match.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Takes milliseconds. No zstd: clients that accept it also accept brotli, which is smaller. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Makes a page a tenth smaller, for about 200 milliseconds of one thread. */
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** The best encoding that the client accepts, in the order of `offered` (RFC 9110, 12.5.3). Sets `Vary` in any case. */
export function chooseEncoding(ctx: Context, offered: readonly Encoding[] = ['br', 'gzip']): Encoding {
  ctx.vary('Accept-Encoding');
  return offered.find((encoding) => ctx.acceptsEncodings(encoding) === encoding) ?? 'identity';
}

/** Two encodings of a text are two representations, so each needs its own strong ETag. */
export const etagOf = (tag: string, encoding: Encoding): string =>
  encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;

/** Whether the client has one of these representations. Sets the answer's ETag to the one it has, else to the last. */
export const hasOneOf = (ctx: Context, etags: readonly string[]): boolean =>
  etags.some((etag) => {
    ctx.set('ETag', etag);
    return hasAnswerAlready(ctx);
  });

/** Sets status 200 and the ETag of an answer with this tag. True, and status 304, if the client has it. */
export function isFreshTag(ctx: Context, tag: string): boolean {
  ctx.status = 200;
  // A client may have the short answer, which was sent without compression, or the long one.
  const encodings = [chooseEncoding(ctx), 'identity'] as const;
  const isKnown = hasOneOf(
    ctx,
    encodings.map((encoding) => etagOf(tag, encoding)),
  );
  if (isKnown) ctx.status = 304;
  return isKnown;
}

/** A body that is compressed once for each encoding in use. `improve` replaces the brotli by a smaller one. */
export class EncodedBody {
  readonly plain: Buffer;
  private hasBest = false;
  private hash: string | undefined;
  private readonly made = new Map<Encoding, Promise<Buffer>>();

  constructor(body: string | Buffer) {
    this.plain = Buffer.from(body);
  }

  as(encoding: Encoding): Promise<Buffer> {
    const known = this.made.get(encoding);
    if (known) return known;
    const making = this.encode(encoding);
    this.made.set(encoding, making);
    return making;
  }

  /** A hash of the plain body, the same for all encodings. */
  get tag(): string {
    this.hash ??= createHash('sha256').update(this.plain).digest('base64url');
    return this.hash;
  }

  get isBest(): boolean {
    return this.hasBest;
  }

  /** Replaces the quick brotli by the smallest one, as soon as that is ready. */
  async improve(): Promise<void> {
    const best = await toBrotli(this.plain, BEST);
    this.made.set('br', Promise.resolve(best));
    this.hasBest = true;
  }

  /**
   * The strong ETags of all representations that were sent in this encoding, the current one last. Their bytes differ,
   * so their tags differ, but the content is the same.
   */
  etags(encoding: Encoding): readonly string[] {
    const quick = etagOf(this.tag, encoding);
    return encoding === 'br' && this.hasBest ? [quick, etagOf(`${this.tag}-best`, encoding)] : [quick];
  }

  private async encode(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'br') return toBrotli(this.plain, BROTLI);
    return encoding === 'gzip' ? toGzip(this.plain) : this.plain;
  }
}

/** Bytes to read ahead of a slow client. */
const AHEAD_BYTES = 64 * 1024;

/**
 * Brotli of a stream. Its usual window of 4 MB holds that much of each answer, and more, for as long as a slow client
 * takes to read it.
 */
const BROTLI_STREAM = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 },
};

/**
 * A body that is too long to keep in memory. Each part is made when the client has taken the one before, and compressed
 * as it is sent.
 */
export class StreamedText {
  readonly parts: AsyncIterable<string>;

  constructor(parts: AsyncIterable<string>) {
    this.parts = parts;
  }

  as(encoding: Encoding): Readable {
    const plain = Readable.from(this.parts, { objectMode: false, highWaterMark: AHEAD_BYTES });
    if (encoding === 'identity') return plain;
    // An error of `plain` also ends the compressed stream, which reports it.
    return pipeline(plain, encoding === 'br' ? createBrotliCompress(BROTLI_STREAM) : createGzip(), () => undefined);
  }
}
