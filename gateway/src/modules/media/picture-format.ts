export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** The format by a file's first bytes, whatever its name says; null if it is none of the four. */
export function sniffPicture(bytes: Buffer): PictureFormat | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  const text = bytes.subarray(0, 32).toString('latin1');
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  // ISO base media: a box of type ftyp whose brands name AVIF.
  if (text.slice(4, 8) === 'ftyp' && /avi[fs]/.test(text.slice(8))) return 'avif';
  return null;
}
