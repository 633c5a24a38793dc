import { randomBytes } from 'node:crypto';
import { photoVariant } from 'schema';
import type { Database } from '../../core/database.ts';
import { GatewayError } from '../../core/errors.ts';
import type { Logger } from '../../core/logger.ts';
import type { AuditTrail, Deed } from '../audit/audit-trail.ts';
import { differences } from '../audit/differences.ts';
import { demandPicture, type IncomingPicture, unreadable } from './demand-picture.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { type Encoders, NoPicture } from './encoders.ts';
import { sweepOrphans } from './orphan-sweep.ts';
import { filesOf } from './picture-name.ts';
import type { PictureStore } from './picture-store.ts';
import { UploadEntity } from './upload.entity.ts';

export const uploadLimits = { files: 30, bytes: 15 * 1024 * 1024 } as const;

interface Prepared {
  readonly stem: string;
  readonly picture: EncodedPicture;
}

export interface MediaServiceDeps {
  readonly database: Database;
  readonly store: PictureStore;
  readonly encoders: Pick<Encoders, 'encode'>;
  readonly logger: Logger;
  /** Absent for the demo's pictures, which nobody uploaded. */
  readonly audit?: AuditTrail | undefined;
}

export function createMediaService({ database, store, encoders, logger, audit }: MediaServiceDeps) {
  async function write({ stem, picture }: Prepared): Promise<void> {
    const largest = picture.variants.filter(({ width, format }) => width === picture.width && format === 'jpg');
    const files = picture.variants.map(({ width, format, bytes }) => ({
      file: photoVariant(stem, width, format),
      bytes,
    }));
    const whole = largest.map(({ bytes }) => ({ file: `${stem}.jpg`, bytes }));
    await Promise.all([...files, ...whole].map(({ file, bytes }) => store.write(file, bytes)));
  }

  async function encodeOrRefuse({ name, bytes }: IncomingPicture): Promise<EncodedPicture> {
    return encoders.encode(bytes).catch((error: unknown) => {
      throw error instanceof NoPicture ? unreadable(name) : error;
    });
  }

  /** If the store is away, the files stay until the sweep finds that they have no row. */
  async function takeBack(prepared: readonly Prepared[]): Promise<void> {
    const files = prepared.flatMap(({ stem, picture }) => filesOf(stem, picture.widths));
    await store.remove(files).catch((error: unknown) => logger.warn({ err: error }, 'upload: left to the sweep'));
  }

  return {
    /**
     * Stores all pictures or none; returns their names in the given order. Throws BAD_INPUT, TOO_LARGE or
     * UNSUPPORTED_MEDIA with a message that names the file, UNAVAILABLE while the store does not answer.
     */
    async upload(incoming: readonly IncomingPicture[]): Promise<string[]> {
      demandCount(incoming.length);
      for (const file of incoming) {
        if (file.bytes.length > uploadLimits.bytes) throw tooLarge(file.name);
        await demandPicture(file);
      }
      const prepare = async (file: IncomingPicture) => ({ stem: makeStem(), picture: await encodeOrRefuse(file) });
      const prepared = await Promise.all(incoming.map(prepare));
      try {
        for (const one of prepared) await write(one);
        await database.transaction(async (em) => {
          await em.insertMany(UploadEntity, prepared.map(toRow));
          await audit?.record(em, deedOf(prepared));
        });
      } catch (error) {
        await takeBack(prepared);
        throw error;
      }
      return prepared.map(({ stem }) => `${stem}.jpg`);
    },

    sweepOrphans: () => sweepOrphans(database, store),
  };
}

export type MediaService = ReturnType<typeof createMediaService>;

/** 80 random bits: names cannot be guessed, so nobody finds a picture that is not published. */
const makeStem = () => randomBytes(10).toString('hex');

/** Throws unless so many files are taken at once. */
export function demandCount(count: number): void {
  if (count === 0) {
    throw new GatewayError('BAD_INPUT', 'images: Required', { issues: [{ path: ['images'], message: 'Required' }] });
  }
  if (count > uploadLimits.files) throw new GatewayError('TOO_LARGE', `At most ${uploadLimits.files} images at once`);
}

/** The error for a file over the limit, in REST and GraphQL. */
export function tooLarge(name: string): GatewayError {
  return new GatewayError('TOO_LARGE', `"${name}" is larger than 15 MB`);
}

function deedOf(prepared: readonly Prepared[]): Deed {
  const images = prepared.map(({ stem }) => `${stem}.jpg`);
  return { action: 'uploadImages', subject: 'Photo', changes: differences({}, { images }) };
}

function toRow({ stem, picture: { width, height, placeholder, widths } }: Prepared) {
  return {
    file: `${stem}.jpg`,
    width,
    height,
    placeholder,
    widths,
    createdAt: new Date(),
    removedAt: null,
    removedAlt: null,
  };
}
