/** The origin of the site, for code that runs in a page of another site: the origin that this code was loaded from. */

/** The folder of the entry that the host loaded. The build's `publicPath: 'auto'` finds it. */
declare const __webpack_public_path__: string;

export const siteOrigin = (): string => new URL(__webpack_public_path__).origin;

/** The absolute URL of a path of the site. */
export const onSite = (path: string): string => new URL(path, siteOrigin()).href;
