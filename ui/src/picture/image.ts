/** One picture at one width. */
export interface ImageFile {
  url: string;
  width: number;
}

/** A picture in several formats and widths. Knows where it may be cropped and what colour stands in for it. */
export interface Image {
  width: number;
  height: number;
  jpg: readonly ImageFile[];
  /** Every browser that the site supports reads AVIF; for pictures that come from elsewhere. */
  webp?: readonly ImageFile[] | undefined;
  avif?: readonly ImageFile[] | undefined;
  /** Seen until the picture arrives. */
  color?: string | undefined;
  /** A file of it that is here already, seen until the right one arrives. */
  poster?: string | undefined;
  /** What a crop must keep, in percent across and down. */
  focus?: { x: number; y: number } | undefined;
}

export const sourceSet = (files: readonly ImageFile[]) => files.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** The file for browsers that know nothing of source sets: the middle one. */
export const plainSource = (files: readonly ImageFile[]) => files[Math.floor(files.length / 2)]?.url;

interface NamedImage extends Pick<Image, 'width' | 'height' | 'focus'> {
  widths: readonly number[];
  placeholder: string;
}

/** The picture whose files are called `{base}-{width}.{avif|jpg}`. */
export function imageNamed(base: string, { widths, placeholder, ...shape }: NamedImage): Image {
  const files = (format: string) => widths.map((width) => ({ url: `${base}-${width}.${format}`, width }));
  return { ...shape, color: placeholder, jpg: files('jpg'), avif: files('avif') };
}
