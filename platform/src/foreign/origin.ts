/** Where the site is, seen from a page of another one: whence this code came. */

/** The folder of the entry that the host has loaded, which the build's `publicPath: 'auto'` finds out. */
declare const __webpack_public_path__: string;

export const siteOrigin = (): string => new URL(__webpack_public_path__).origin;

/** The absolute address of a path of the site. */
export const onSite = (path: string): string => new URL(path, siteOrigin()).href;
