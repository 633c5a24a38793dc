/** The folder of the short addresses, which can be read aloud and printed. Without a trailing slash. */
export const shortAddressPath = '/h';
