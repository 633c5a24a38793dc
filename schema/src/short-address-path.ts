/** Where the addresses begin that can be read aloud and printed, without a trailing slash. */
export const shortAddressPath = '/h';
