/** Stands for `own-page.ts` where there is no shell: the device's storage there is another site's. */
export const isOwnPage: boolean = false;
