// Refuses bad files before a pixel is decoded. Every message names the file.
import { setImmediate as breathe } from 'node:timers/promises';
import sharp from 'sharp';
import { GatewayError } from '../../core/errors.ts';
import { sniffPicture } from './picture-format.ts';

/** More pixels than any camera of an agent has. A small file may unpack to far more. */
export const PIXEL_LIMIT = 80_000_000;

/** A file as a client sent it. `name` is the client's own, and is used only in messages. */
export interface IncomingPicture {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Throws UNSUPPORTED_MEDIA or TOO_LARGE unless the file is one still picture of a known kind and a reasonable size. */
export async function demandPicture({ name, bytes }: IncomingPicture): Promise<void> {
  if (sniffPicture(bytes) === null) throw unsupported(name, 'is not a JPEG, PNG, WebP or AVIF image');
  if (await isPolyglot(bytes)) throw unsupported(name, 'is a file of another kind as well');
  // Reads only the header, so the library's own limit is not needed.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header === null) throw unreadable(name);
  if (header.width * header.height > PIXEL_LIMIT) {
    throw new GatewayError('TOO_LARGE', `"${name}" has more than ${PIXEL_LIMIT / 1_000_000} million pixels`);
  }
  if ((header.pages ?? 1) > 1 || isAnimated(bytes)) throw unsupported(name, 'is animated; send a still picture');
}

/** A decoder's error is always about the file: it is damaged or cut short. */
export const unreadable = (name: string) => unsupported(name, 'cannot be read as an image: it is damaged or cut short');

const unsupported = (name: string, reason: string) => new GatewayError('UNSUPPORTED_MEDIA', `"${name}" ${reason}`);

/** Animations that the decoder does not count as pages: an animated PNG, and an AVIF sequence. */
function isAnimated(bytes: Buffer): boolean {
  const firstPixels = bytes.indexOf('IDAT');
  const isApng = sniffPicture(bytes) === 'png' && bytes.subarray(0, Math.max(firstPixels, 0)).includes('acTL');
  return isApng || bytes.subarray(8, 12).equals(Buffer.from('avis'));
}

const SCRIPT = /<script|<\?php|<html|<!doctype/i;
const LONGEST_TAG = '<!doctype'.length;
/** Bytes that are searched in less than a millisecond. */
const STRETCH = 256 * 1024;

/**
 * Whether another program would take the file for a page, a PDF or an archive. Encoding it again would remove that
 * part, but nobody sends such a file by accident. What cameras append (a video, a depth map) is allowed.
 */
async function isPolyglot(bytes: Buffer): Promise<boolean> {
  const isPdf = bytes.subarray(0, 1024).includes('%PDF-');
  const isArchive = bytes.subarray(-66_000).includes(Buffer.from('PK\x05\x06', 'latin1'));
  return isPdf || isArchive || (await isPage(bytes));
}

/**
 * Searches a large file in pieces, so that other requests are answered in between. The pieces overlap, so that no tag
 * is cut in two.
 */
async function isPage(bytes: Buffer): Promise<boolean> {
  for (let from = 0; from < bytes.length; from += STRETCH - LONGEST_TAG) {
    if (SCRIPT.test(bytes.toString('latin1', from, from + STRETCH))) return true;
    await breathe();
  }
  return false;
}
