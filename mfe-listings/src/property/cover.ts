import type { Cover } from 'platform';
import { attachedAssetsPath, photoVariant } from 'schema/pictures';
import type { Property } from './page.tsx';

/** The home's first photo, for shared links to its page. */
export function cover(data: unknown): Cover | undefined {
  const [photo] = (data as { property: Property }).property.photos;
  const width = photo?.widths.at(-1);
  if (!photo || !width) return undefined;
  return {
    path: `${attachedAssetsPath}/${photoVariant(photo.stem, width, 'jpg')}`,
    width,
    height: Math.round((width * photo.height) / photo.width),
    alt: photo.alt,
  };
}
