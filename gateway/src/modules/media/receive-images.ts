// Uploads in REST: reads multipart into memory, with our own messages for the limits.
import type { IncomingMessage } from 'node:http';
import multer from '@koa/multer';
import type { Next } from 'koa';
import { MulterError } from 'multer';
import { GatewayError } from '../../core/errors.ts';
import type { GatewayContext } from '../../http/state.ts';
import type { IncomingPicture } from './demand-picture.ts';
import { tooLarge, uploadLimits } from './media.service.ts';

/**
 * The name of the file being received, because multer's errors name only the field. The parts of a request arrive one
 * after the other.
 */
const receiving = new WeakMap<IncomingMessage, string>();

/** multer's types lack `defParamCharset`. Browsers and graphql-upload use UTF-8 for names. */
const options: multer.Options & { defParamCharset: 'utf8' } = {
  storage: multer.memoryStorage(),
  limits: { files: uploadLimits.files, fileSize: uploadLimits.bytes, fields: 10, fieldSize: 1000 },
  fileFilter(request, file, accept) {
    receiving.set(request, file.originalname);
    accept(null, true);
  },
  defParamCharset: 'utf8',
};

const receive = multer(options).array('images');

/** Reads the repeated field `images`. Throws TOO_LARGE, or BAD_INPUT for another field or a malformed body. */
export async function receiveImages(ctx: GatewayContext, next: Next): Promise<void> {
  try {
    await receive(ctx, async () => {});
  } catch (error) {
    throw declare(error, receiving.get(ctx.req) ?? 'file');
  }
  await next();
}

/** The received files, in the order in which the agent chose them. */
export function receivedImages(ctx: GatewayContext): IncomingPicture[] {
  const files = (ctx.files ?? []) as multer.File[];
  return files.map(({ originalname, buffer }) => ({ name: originalname, bytes: buffer }));
}

function declare(error: unknown, name: string): GatewayError {
  const code = error instanceof MulterError ? error.code : undefined;
  if (code === 'LIMIT_FILE_SIZE') return tooLarge(name);
  if (code === 'LIMIT_FILE_COUNT') return new GatewayError('TOO_LARGE', `At most ${uploadLimits.files} images at once`);
  if (code === 'LIMIT_UNEXPECTED_FILE') return new GatewayError('BAD_INPUT', 'Send files in the field "images"');
  return new GatewayError('BAD_INPUT', 'Malformed multipart body');
}
