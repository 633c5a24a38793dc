/** Whether this code runs in a page of this site. In another site's page nothing that visitors keep on their device is read or written. */
export const isOwnPage: boolean = true;
