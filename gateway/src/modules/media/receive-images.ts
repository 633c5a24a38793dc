// The REST door's half of an upload: multipart into memory, with the limits' words.
import type { IncomingMessage } from 'node:http';
import multer from '@koa/multer';
import type { Next } from 'koa';
import { MulterError } from 'multer';
import { GatewayError } from '../../core/errors.ts';
import type { GatewayContext } from '../../http/state.ts';
import type { IncomingPicture } from './demand-picture.ts';
import { tooLarge, uploadLimits } from './media.service.ts';

/** The file being received, for multer's errors name the field only. Parts arrive one after the other. */
const receiving = new WeakMap<IncomingMessage, string>();

/** Its types lack the last one: as browsers write names, and as the other door reads them. */
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

/** Reads the repeated field `images`. Throws TOO_LARGE, or BAD_INPUT for another field or a broken body. */
export async function receiveImages(ctx: GatewayContext, next: Next): Promise<void> {
  try {
    await receive(ctx, async () => {});
  } catch (error) {
    throw declare(error, receiving.get(ctx.req) ?? 'file');
  }
  await next();
}

/** What was received, in the picked order. */
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
