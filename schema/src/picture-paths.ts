/** The folder of uploaded pictures, without a trailing slash. */
export const attachedAssetsPath = '/attached_assets';

/** The file name of one size of a picture: `abc123-480.avif`. `width` is one of the photo's `widths`. */
export function photoVariant(stem: string, width: number, format: 'avif' | 'jpg'): string {
  return `${stem}-${width}.${format}`;
}

/** The name of the uploaded file, which is the first word of the site's field `agent.photo`. Empty: no photo. */
export const photoFileOf = (text: string): string => text.trim().split(' ', 1)[0] ?? '';
