import { send } from 'platform';
import { restPaths } from 'schema/paths';
import { withSession } from '../session/sign-in-again.ts';
import { UploadFailed } from './errors.ts';

/**
 * Uploads the chosen photos and returns their names from the gateway, in the picked order. Rejects with `UploadFailed`.
 */
export async function uploadImages(fields: FormData): Promise<string[]> {
  const files = fields.getAll('images').filter((value): value is File => value instanceof File && value.name !== '');
  if (files.length === 0) return [];
  const body = new FormData();
  for (const file of files) body.append('images', file);
  try {
    const upload = () => send<{ filePaths: string[] }>('POST', restPaths.adminUpload, body);
    const { filePaths } = await withSession(upload);
    return filePaths;
  } catch (cause) {
    throw new UploadFailed('The photos could not be uploaded', { cause });
  }
}
