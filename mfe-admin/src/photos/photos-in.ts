import { isHeic } from './prepare-photo.ts';

type Clipboard = Pick<DataTransfer, 'types'> & { readonly files: Iterable<File> };

const isPhoto = (file: File): boolean => file.type.startsWith('image/') || isHeic(file);

/**
 * The photos that a paste brings. `isField`: something is typed where it goes. Letters and spreadsheets are copied as words and
 * as a picture of them, and a field takes the words.
 */
export function photosIn(clipboard: Clipboard | null, isField: boolean): File[] {
  if (!clipboard || (isField && clipboard.types.includes('text/plain'))) return [];
  return [...clipboard.files].filter(isPhoto);
}
