import { send } from 'platform';
import { restPaths } from 'schema/paths';
import { withSession } from '../session/sign-in-again.ts';
import { UploadFailed } from './errors.ts';

async function upload(files: readonly File[]): Promise<string[]> {
  if (files.length === 0) return [];
  const body = new FormData();
  for (const file of files) body.append('images', file);
  try {
    const call = () => send<{ filePaths: string[] }>('POST', restPaths.adminUpload, body);
    const { filePaths } = await withSession(call);
    return filePaths;
  } catch (cause) {
    throw new UploadFailed('The photos could not be uploaded', { cause });
  }
}

/**
 * For one form: uploads the chosen photos and returns their names from the gateway, in the picked order. The same photos
 * again, as when the form is sent once more, are not uploaded twice. Rejects with `UploadFailed`.
 */
export function createImageUpload(): (fields: FormData) => Promise<string[]> {
  let last = { chosen: '', names: [] as string[] };
  return async (fields) => {
    const files = fields.getAll('images').filter((value): value is File => value instanceof File && value.name !== '');
    const chosen = JSON.stringify(files.map(({ name, size, lastModified }) => [name, size, lastModified]));
    if (chosen !== last.chosen) last = { chosen, names: await upload(files) };
    return last.names;
  };
}
