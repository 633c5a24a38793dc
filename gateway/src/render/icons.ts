/** The live icons, for a document's links and for web app manifests. */

import type { Release } from '../modules/releases/release.ts';
import { webPath } from '../modules/releases/release-files.ts';

const RASTER = /\/(icon|maskable)-(\d+)\.[0-9a-f]+\.png$/;

/** The address of the manifest: of the part that is an app of its own, or of the whole site. */
export const manifestPath = ({ app }: Pick<Release, 'app'>) => `${app?.scope ?? '/'}manifest.webmanifest`;

const isTouchIcon = (file: string): boolean => file.includes('apple-touch-icon');

/** The `<link>` elements of a document: the SVG icon, the icon for home screens, and the manifest. */
export function iconLinks(release: Release): string {
  const links = release.icons.flatMap((file) => {
    const href = webPath(release, file);
    if (file.endsWith('.svg')) return `<link rel="icon" type="image/svg+xml" href="${href}">`;
    return isTouchIcon(file) ? `<link rel="apple-touch-icon" href="${href}">` : [];
  });
  return `${links.join('')}<link rel="manifest" href="${manifestPath(release)}">`;
}

/** The address of the icon for home screens. Undefined if the release has none. */
export function touchIcon(release: Release): string | undefined {
  const file = release.icons.find(isTouchIcon);
  return file && webPath(release, file);
}

/** The `icons` of a web app manifest. */
export const manifestIcons = (release: Release) =>
  release.icons.flatMap((file) => {
    const src = webPath(release, file);
    if (file.endsWith('.svg')) return { src, type: 'image/svg+xml', sizes: 'any' };
    const [, purpose, size] = RASTER.exec(file) ?? [];
    if (!purpose) return [];
    return { src, type: 'image/png', sizes: `${size}x${size}`, purpose: purpose === 'icon' ? 'any' : purpose };
  });
