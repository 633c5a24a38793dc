/** The pictures of a part's own addresses: named by its content, found among what the build made. */

import type { SitemapEntry } from '../src/release.ts';

/** The largest JPEG `assets/{name}-{width}.{hash}.jpg`. Throws when the build made none: the sitemap would name nothing. */
function largestOf(name: string, assets: readonly string[]): string {
  const sizes = assets.flatMap((asset) => {
    const [, stem, width] = /^assets\/(.+)-(\d+)\.[0-9a-f]+\.jpg$/.exec(asset) ?? [];
    return stem === name ? [{ asset, width: Number(width) }] : [];
  });
  const [largest] = sizes.sort((one, other) => other.width - one.width);
  if (!largest) throw new Error(`sitemap: the build has no picture called ${name}`);
  return largest.asset;
}

/** The entries with each picture's name replaced by its file, relative to the release's `web/`. */
export const locatePictures = (sitemap: readonly SitemapEntry[], assets: readonly string[]): SitemapEntry[] =>
  sitemap.map(({ path, image }) => ({ path, ...(image ? { image: largestOf(image, assets) } : {}) }));
