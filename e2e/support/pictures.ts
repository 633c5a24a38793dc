/** Pictures for tests: real files with the sizes and types that an agent might pick, or pick by mistake. */

import sharp from 'sharp';

type Upload = { name: string; mimeType: string; buffer: Buffer };

const photo = async (name: string, background: string): Promise<Upload> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

export const threePhotos = (): Promise<Upload[]> =>
  Promise.all([photo('front.jpg', '#88aacc'), photo('kitchen.jpg', '#ccaa88'), photo('garden.jpg', '#88cc99')]);

/** Files that the gateway must refuse. */
export const refusedFiles: Array<Upload & { reason: RegExp }> = [
  { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(20 * 1024 * 1024, 1), reason: /huge\.jpg/ },
  { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Sir or Madam'), reason: /letter\.jpg/ },
  { name: 'tiny.png', mimeType: 'image/png', buffer: Buffer.from([1]), reason: /tiny\.png/ },
];
