import { type ComponentProps, useState } from 'react';
import { attachedAssetsPath, photoVariant } from 'schema/pictures';

/** `src`: the picture in a small size. `whole`: shown in its place where a store of pictures has no such file. */
export type SmallSource = { src: string; whole?: string | undefined };

/** Widths in pixels in which the gateway keeps each picture that is wider. */
type Width = 480 | 768;

/** Where a picture lies in one of its widths. */
export const sizedPath = (stem: string, width: number): string =>
  `${attachedAssetsPath}/${photoVariant(stem, width, 'avif')}`;

/** For an uploaded picture of which only the name is known: so a phone does not load the largest. */
export function smallOf(file: string, width: Width): SmallSource {
  const stem = file.slice(0, file.lastIndexOf('.'));
  return { src: sizedPath(stem, width), whole: `${attachedAssetsPath}/${file}` };
}

type SmallPictureProps = SmallSource & Omit<ComponentProps<'img'>, 'src' | 'onError'> & { alt: string };

/** The gateway gives a picture that is no wider than its small size whole; a store that browsers are sent to has no such file. */
export function SmallPicture({ src, whole, alt, ...image }: SmallPictureProps) {
  const [missing, setMissing] = useState('');
  return <img {...image} src={missing === src ? whole : src} alt={alt} onError={() => setMissing(whole ? src : '')} />;
}
