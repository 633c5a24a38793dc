import type { Env } from '../../core/env.ts';
import { parseStorageUrl, storeOrigin } from '../../storage/storage-url.ts';
import { UPLOADS } from './picture-store.ts';

/** Where browsers are sent for photos that the gateway does not serve itself. */
export interface PhotoLinks {
  /** From which pages may show images, then. */
  readonly origin: string;
  /** For so many seconds a browser may go there without asking again. */
  readonly seconds: number;
  to(file: string): string | Promise<string>;
}

const DAY = 86_400;

/** To the bucket as all may read it (STORAGE_PUBLIC_URL), or by links that open a closed one (STORAGE_SIGNED); else none. */
export async function openPhotoLinks(env: Env): Promise<PhotoLinks | undefined> {
  const { STORAGE_URL, STORAGE_PUBLIC_URL, STORAGE_SIGNED } = env;
  if (STORAGE_PUBLIC_URL !== undefined) {
    const base = `${STORAGE_PUBLIC_URL.replace(/\/$/, '')}/${UPLOADS}`;
    return { origin: new URL(base).origin, seconds: DAY, to: (file) => base + file };
  }
  if (!STORAGE_SIGNED || STORAGE_URL === undefined) return undefined;
  const place = parseStorageUrl(STORAGE_URL, env);
  const { SAME_FOR, signedLinks } = await import('../../storage/signed-links.ts');
  const sign = signedLinks(place);
  return { origin: storeOrigin(place), seconds: SAME_FOR, to: (file) => sign(UPLOADS + file) };
}
