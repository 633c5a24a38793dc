import type { Env } from '../core/env.ts';
import { makeFolder } from '../core/make-folder.ts';
import { openFolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { parseStorageUrl } from './storage-url.ts';

/** Opens the data folder, or the store that STORAGE_URL names. Sends no request to a remote store yet. */
export async function openStorage(env: Env): Promise<ObjectStore> {
  makeFolder(env.DATA_DIR);
  if (env.STORAGE_URL === undefined) return openFolderStore(env.DATA_DIR);
  const place = parseStorageUrl(env.STORAGE_URL, env);
  // Imported only if it is used: a gateway with a folder starts without it.
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(place);
}
