/** The folder of uploaded pictures, without a trailing slash. */
export const attachedAssetsPath = '/attached_assets';

/** The name of one size of a picture: `abc123-480.avif`. `width` is one of the photo's `widths`. */
export function photoVariant(stem: string, width: number, format: 'avif' | 'webp' | 'jpg'): string {
  return `${stem}-${width}.${format}`;
}
