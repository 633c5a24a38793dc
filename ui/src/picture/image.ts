/** One picture at one width. */
export interface ImageFile {
  url: string;
  width: number;
}

/** A picture in several formats and widths, with the point that a crop must keep and its placeholder color. */
export interface Image {
  width: number;
  height: number;
  jpg: readonly ImageFile[];
  /** For pictures from other sources. Every browser that the site supports reads AVIF. */
  webp?: readonly ImageFile[] | undefined;
  avif?: readonly ImageFile[] | undefined;
  /** Shown until the picture arrives. */
  color?: string | undefined;
  /** A smaller file of the picture that is already loaded. Shown until the right one arrives. */
  poster?: string | undefined;
  /** The point that a crop must keep, in percent from the left and from the top. */
  focus?: { x: number; y: number } | undefined;
}

export const sourceSet = (files: readonly ImageFile[]) => files.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** The file for browsers without `srcset`: the middle one. */
export const plainSource = (files: readonly ImageFile[]) => files[Math.floor(files.length / 2)]?.url;

interface NamedImage extends Pick<Image, 'width' | 'height' | 'focus'> {
  widths: readonly number[];
  placeholder: string;
}

/** The picture with the files `{base}-{width}.{avif|jpg}`. */
export function imageNamed(base: string, { widths, placeholder, ...shape }: NamedImage): Image {
  const files = (format: string) => widths.map((width) => ({ url: `${base}-${width}.${format}`, width }));
  return { ...shape, color: placeholder, jpg: files('jpg'), avif: files('avif') };
}
