import type { Env } from '../../core/env.ts';
import { parseStorageUrl, storeOrigin } from '../../storage/storage-url.ts';
import { UPLOADS } from './picture-store.ts';

/** The place to which browsers are redirected for photos that the gateway does not serve itself. */
export interface PhotoLinks {
  /** The origin from which pages may then show images. */
  readonly origin: string;
  /** Seconds for which a browser may cache the redirect. */
  readonly seconds: number;
  to(file: string): string | Promise<string>;
}

const DAY = 86_400;

/** Links to a public bucket (STORAGE_PUBLIC_URL), or signed links to a closed one (STORAGE_SIGNED); otherwise none. */
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
