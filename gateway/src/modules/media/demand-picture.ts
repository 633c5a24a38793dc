// What is refused before a pixel is decoded. Every refusal names the file.
import { setImmediate as breathe } from 'node:timers/promises';
import sharp from 'sharp';
import { GatewayError } from '../../core/errors.ts';
import { sniffPicture } from './picture-format.ts';

/** More pixels than any camera an agent uses; a small file can unpack to far more. */
export const PIXEL_LIMIT = 80_000_000;

/** A file as a client sent it. `name` is the client's own and serves for messages only. */
export interface IncomingPicture {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Throws UNSUPPORTED_MEDIA or TOO_LARGE unless the file is one still picture of a known kind and a sane size. */
export async function demandPicture({ name, bytes }: IncomingPicture): Promise<void> {
  if (sniffPicture(bytes) === null) throw unsupported(name, 'is not a JPEG, PNG, WebP or AVIF image');
  if (await isPolyglot(bytes)) throw unsupported(name, 'is a file of another kind as well');
  // Reads the header only, so that the limit need not be the library's to enforce.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header === null) throw unreadable(name);
  if (header.width * header.height > PIXEL_LIMIT) {
    throw new GatewayError('TOO_LARGE', `"${name}" has more than ${PIXEL_LIMIT / 1_000_000} million pixels`);
  }
  if ((header.pages ?? 1) > 1 || isAnimated(bytes)) throw unsupported(name, 'is animated; send a still picture');
}

/** Whatever the decoder says about a file is about the file: it is broken, or cut short. */
export const unreadable = (name: string) => unsupported(name, 'cannot be read as an image: it is damaged or cut short');

const unsupported = (name: string, reason: string) => new GatewayError('UNSUPPORTED_MEDIA', `"${name}" ${reason}`);

/** What the decoder does not count as pages: frames of an animated PNG, and an AVIF sequence. */
function isAnimated(bytes: Buffer): boolean {
  const firstPixels = bytes.indexOf('IDAT');
  const isApng = sniffPicture(bytes) === 'png' && bytes.subarray(0, Math.max(firstPixels, 0)).includes('acTL');
  return isApng || bytes.subarray(8, 12).equals(Buffer.from('avis'));
}

const SCRIPT = /<script|<\?php|<html|<!doctype/i;
const LONGEST_TAG = '<!doctype'.length;
/** Bytes that are looked through in less than a millisecond. */
const STRETCH = 256 * 1024;

/**
 * Whether another program would take the file for a page, a PDF or an archive. Re-encoding would drop that part
 * anyway; but nobody sends such a file by accident. What cameras append (a video, a depth map) passes.
 */
async function isPolyglot(bytes: Buffer): Promise<boolean> {
  const isPdf = bytes.subarray(0, 1024).includes('%PDF-');
  const isArchive = bytes.subarray(-66_000).includes(Buffer.from('PK\x05\x06', 'latin1'));
  return isPdf || isArchive || (await isPage(bytes));
}

/** A large file is looked through in stretches, between which others are answered. Each begins with the end of the one before. */
async function isPage(bytes: Buffer): Promise<boolean> {
  for (let from = 0; from < bytes.length; from += STRETCH - LONGEST_TAG) {
    if (SCRIPT.test(bytes.toString('latin1', from, from + STRETCH))) return true;
    await breathe();
  }
  return false;
}
