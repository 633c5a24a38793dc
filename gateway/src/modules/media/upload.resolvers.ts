import { buffer } from 'node:stream/consumers';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import type { Resolvers } from 'schema/generated/graphql';
import { GatewayError } from '../../core/errors.ts';
import type { Context } from '../../graphql/context.ts';
import { demandAdmin } from '../../http/request-scope.ts';
import { isOfDisk } from '../../storage/folder-store.ts';
import { diskAway } from '../../storage/object-store.ts';
import type { IncomingPicture } from './demand-picture.ts';
import { demandCount, tooLarge } from './media.service.ts';

export const uploadResolvers: Resolvers<Context> = {
  Mutation: {
    async uploadImages(_, { images }, { scope }) {
      const { media } = demandAdmin(scope);
      demandCount(images.length);
      const received = await Promise.all(images.map((upload) => receive(upload as Promise<FileUpload>)));
      return { filePaths: await media.upload(received) };
    },
  },
};

async function receive(upload: Promise<FileUpload>): Promise<IncomingPicture> {
  // Rejects if the part that the map names did not come, or not completely.
  const { filename, createReadStream } = await upload.catch(() => {
    throw new GatewayError('BAD_INPUT', 'Malformed multipart body');
  });
  try {
    return { name: filename, bytes: await buffer(createReadStream()) };
  } catch (error) {
    // graphql-upload ends the stream with this error if the file exceeds the limit.
    if (error instanceof Error && 'status' in error && error.status === 413) throw tooLarge(filename);
    // It keeps them in files until they are read.
    if (isOfDisk(error)) throw diskAway(error);
    throw new GatewayError('BAD_INPUT', `"${filename}" did not arrive whole`);
  }
}
