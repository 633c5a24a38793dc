/**
 * Prepares a photo for the upload: upright, no larger than the site ever shows it, and in a format that the gateway
 * accepts. HEIC is converted to JPEG if the browser can read it (Safari can); else it is refused with its name.
 * docs/decisions/0010-heic-without-a-library.md says why there is no library.
 */

/** The longer edge in pixels. Larger pictures are reduced here, which saves a phone's bandwidth. */
export const LARGEST_EDGE = 2560;
const QUALITY = 0.88;
/** Bytes. The largest file that the gateway accepts. */
export const LARGEST_FILE = 15 * 1024 * 1024;

/** The photo cannot be used, and another try will not help. `message` says what to do. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

const travels = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** The size of a picture whose longer edge is at most `largest`. It never grows. */
export function fitted(width: number, height: number, largest = LARGEST_EDGE): { width: number; height: number } {
  const scale = Math.min(1, largest / Math.max(width, height));
  // A strip of a panorama is a pixel high at least: a picture without height cannot be drawn.
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Whether the device still gives the file: it may have been deleted, or changed, since it was chosen. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

async function decoded(file: File): Promise<ImageBitmap> {
  // As phones give a photo that is in their cloud only.
  if (file.size === 0)
    throw new Refused(`${file.name} is empty. If it is not on this device yet, open it once and choose it again.`);
  try {
    return await createImageBitmap(file);
  } catch {
    if (!(await isReadable(file))) throw new Refused(`${file.name} cannot be read any more. Choose it again.`);
    if (isHeic(file))
      throw new Refused(
        `${file.name} is HEIC, which this browser cannot read. Add it from the iPhone itself, or export it as JPEG.`,
      );
    throw new Refused(`${file.name} is no picture that can be read. JPEG, PNG, WebP, AVIF and HEIC are.`);
  }
}

function drawn(bitmap: ImageBitmap, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitted(bitmap.width, bitmap.height));
  const context = canvas.getContext('2d');
  if (context) {
    // JPEG knows no transparency and makes it black, so that of a plan with black lines nothing is left.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(new File([blob], name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }));
        else reject(new Refused(`${name} is too large for this device to make smaller.`));
      },
      'image/jpeg',
      QUALITY,
    );
  });
}

/** Rejects with `Refused` for a photo that can never be sent. */
export async function preparePhoto(file: File): Promise<File> {
  const bitmap = await decoded(file);
  const isLarge = Math.max(bitmap.width, bitmap.height) > LARGEST_EDGE;
  const ready = isLarge || !travels.includes(file.type) ? await drawn(bitmap, file.name) : file;
  bitmap.close();
  if (ready.size > LARGEST_FILE) throw new Refused(`${file.name} is larger than 15 MB.`);
  return ready;
}
