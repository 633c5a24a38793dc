/**
 * Whether this code runs in a page of this site. In pages of other sites, it neither reads nor writes what visitors
 * keep on their device.
 */
export const isOwnPage: boolean = true;
