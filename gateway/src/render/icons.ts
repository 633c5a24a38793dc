/** The live shell's icons, as a document links them and as an installed site names them. */

import type { Release } from '../modules/releases/release.ts';
import { webPath } from '../modules/releases/release-files.ts';

const RASTER = /\/(icon|maskable)-(\d+)\.[0-9a-f]+\.png$/;

/** The `<link>` elements of a document: the drawn sign, the home screen's, and the manifest. */
export function iconLinks(shell: Release): string {
  const links = shell.icons.flatMap((file) => {
    const href = webPath(shell, file);
    if (file.endsWith('.svg')) return `<link rel="icon" type="image/svg+xml" href="${href}">`;
    return file.includes('apple-touch-icon') ? `<link rel="apple-touch-icon" href="${href}">` : [];
  });
  return `${links.join('')}<link rel="manifest" href="/manifest.webmanifest">`;
}

/** The `icons` of a web app manifest. */
export const manifestIcons = (shell: Release) =>
  shell.icons.flatMap((file) => {
    const src = webPath(shell, file);
    if (file.endsWith('.svg')) return { src, type: 'image/svg+xml', sizes: 'any' };
    const [, purpose, size] = RASTER.exec(file) ?? [];
    if (!purpose) return [];
    return { src, type: 'image/png', sizes: `${size}x${size}`, purpose: purpose === 'icon' ? 'any' : purpose };
  });
