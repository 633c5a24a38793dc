import type { ImageFile } from 'ui';

/** The files of a picture as a `srcSet`. */
export const files = (list: readonly ImageFile[] = []): string =>
  list.map(({ url, width }) => `${url} ${width}w`).join(', ');
