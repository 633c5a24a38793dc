/** The pictures in a part's sitemap: the content gives their names, and the build's assets their files. */

import type { SitemapEntry } from '../src/release.ts';

/**
 * The largest JPEG `assets/{name}-{width}.{hash}.jpg`. Throws if the build has none, because the sitemap would name no
 * file.
 */
function largestOf(name: string, assets: readonly string[]): string {
  const sizes = assets.flatMap((asset) => {
    const [, stem, width] = /^assets\/(.+)-(\d+)\.[0-9a-f]+\.jpg$/.exec(asset) ?? [];
    return stem === name ? [{ asset, width: Number(width) }] : [];
  });
  const [largest] = sizes.sort((one, other) => other.width - one.width);
  if (!largest) throw new Error(`sitemap: the build has no picture called ${name}`);
  return largest.asset;
}

/** The entries with the name of each picture replaced by its file, relative to the release's `web/`. */
export const locatePictures = (sitemap: readonly SitemapEntry[], assets: readonly string[]): SitemapEntry[] =>
  sitemap.map(({ path, image }) => ({ path, ...(image ? { image: largestOf(image, assets) } : {}) }));
