/** Replaces `own-page.ts` in pages of other sites, where the device's storage is that of the other site. */
export const isOwnPage: boolean = false;
