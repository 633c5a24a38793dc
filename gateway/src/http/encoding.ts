/** How a body travels: brotli or gzip where the client reads it, each as a representation with an ETag of its own. */

import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { Context } from 'koa';

export type Encoding = 'br' | 'gzip' | 'identity';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Takes milliseconds. No zstd: who reads it reads brotli, which is smaller. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** A tenth less of a page, for some two hundred milliseconds of a thread. */
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** The smallest that the client accepts (RFC 9110, 12.5.3). The answer varies by it, whatever it is. */
export function chooseEncoding(ctx: Context, offered: readonly Encoding[] = ['br', 'gzip']): Encoding {
  ctx.vary('Accept-Encoding');
  return offered.find((encoding) => ctx.acceptsEncodings(encoding) === encoding) ?? 'identity';
}

/** Two encodings of a text are two representations: the strong ETag of one must not stand for the other. */
export const etagOf = (tag: string, encoding: Encoding): string =>
  encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;

/** Whether the client has one of these representations. The ETag of the answer is the one that it has, else the last. */
export const hasOneOf = (ctx: Context, etags: readonly string[]): boolean =>
  etags.some((etag) => {
    ctx.set('ETag', etag);
    return ctx.fresh;
  });

/** A body that is compressed once for each encoding that anybody asks for, and once more where that pays. */
export class EncodedBody {
  readonly plain: Buffer;
  private hasBest = false;
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

  get isBest(): boolean {
    return this.hasBest;
  }

  /** Puts the smallest brotli in the place of the quick one, from its end on. */
  async improve(): Promise<void> {
    const best = await toBrotli(this.plain, BEST);
    this.made.set('br', Promise.resolve(best));
    this.hasBest = true;
  }

  /**
   * The strong ETags of the representations that this body has been sent as in an encoding, the present one last: other
   * bytes, another tag, though who holds either holds this content.
   */
  etags(tag: string, encoding: Encoding): readonly string[] {
    const quick = etagOf(tag, encoding);
    return encoding === 'br' && this.hasBest ? [quick, etagOf(`${tag}-best`, encoding)] : [quick];
  }

  private async encode(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'br') return toBrotli(this.plain, BROTLI);
    return encoding === 'gzip' ? toGzip(this.plain) : this.plain;
  }
}

/** Little is read ahead of a slow client. */
const AHEAD_BYTES = 64 * 1024;

/** A body too long to be held: each part is made when the client has taken the one before, and compressed on its way. */
export class StreamedText {
  readonly parts: AsyncIterable<string>;

  constructor(parts: AsyncIterable<string>) {
    this.parts = parts;
  }

  as(encoding: Encoding): Readable {
    const plain = Readable.from(this.parts, { objectMode: false, highWaterMark: AHEAD_BYTES });
    if (encoding === 'identity') return plain;
    // What goes wrong ends the compressed stream, too, and is told by that one.
    return pipeline(plain, encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip(), () => undefined);
  }
}
